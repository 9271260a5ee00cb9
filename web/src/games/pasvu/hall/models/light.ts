/** How light is added to what is behind it: also where nothing is drawn, so that the page shines through. */
import { AddEquation, CustomBlending, type Material, OneFactor, SrcAlphaFactor, ZeroFactor } from 'three'

export const LIGHT = {
  blending: CustomBlending,
  blendEquation: AddEquation,
  blendSrc: SrcAlphaFactor,
  blendDst: OneFactor,
  blendSrcAlpha: ZeroFactor,
  blendDstAlpha: OneFactor,
  transparent: true,
  depthWrite: false,
} as const satisfies Partial<Material>
