/** One drawing a card, on a canvas of 320 × 240 whose carpet begins at 176. */
import type { Component } from 'svelte'
import type { CardName } from '../cards'
import Brother from './Brother.svelte'
import Crystal from './Crystal.svelte'
import Dance from './Dance.svelte'
import Double from './Double.svelte'
import Excited from './Excited.svelte'
import Grimaces from './Grimaces.svelte'
import Knock from './Knock.svelte'
import Perch from './Perch.svelte'
import Shelter from './Shelter.svelte'
import Spin from './Spin.svelte'
import Sun from './Sun.svelte'
import Tag from './Tag.svelte'

export const DRAWINGS: Readonly<Record<CardName, Component>> = {
  double: Double,
  shelter: Shelter,
  excited: Excited,
  grimaces: Grimaces,
  tag: Tag,
  dance: Dance,
  perch: Perch,
  brother: Brother,
  knock: Knock,
  spin: Spin,
  crystal: Crystal,
  sun: Sun,
}

/** What the wallpaper is tinted with, so that cards can be told apart from afar. */
export const TINTS: Readonly<Record<CardName, string>> = {
  double: '#4a2f6b',
  shelter: '#2c4a6b',
  excited: '#8a3a5a',
  grimaces: '#7a5a2a',
  tag: '#2f6b5a',
  dance: '#3a2a7a',
  perch: '#5a3a7a',
  brother: '#3a5a8a',
  knock: '#6b4c86',
  spin: '#2a6b7a',
  crystal: '#4a1f5c',
  sun: '#3a78a8',
}
