/** Reads aloud, where the browser has a voice and sound is wished for. */
import type { Lang } from '../../../lib/i18n.svelte'
import { settings } from '../../../lib/settings.svelte'

export interface Listener {
  readonly began: () => void
  readonly ended: () => void
}

export const canRead = (): boolean =>
  settings.sound && typeof speechSynthesis !== 'undefined' && typeof SpeechSynthesisUtterance !== 'undefined'

/** What it returns falls silent. A browser without a voice never begins; one that wants a touch first ends at once. */
export function readAloud(text: string, lang: Lang, { began, ended }: Listener): () => void {
  if (!canRead()) return () => {}
  const said = new SpeechSynthesisUtterance(text)
  said.voice = voiceOf(lang)
  said.lang = said.voice?.lang ?? lang
  said.volume = settings.volume
  said.rate = 0.95
  said.onstart = began
  said.onend = said.onerror = ended
  speechSynthesis.cancel()
  speechSynthesis.speak(said)
  return () => {
    said.onstart = said.onend = said.onerror = null
    speechSynthesis.cancel()
  }
}

/** One that lives on this device, before one that would send the text away. */
function voiceOf(lang: Lang): SpeechSynthesisVoice | null {
  const fitting = speechSynthesis.getVoices().filter((voice) => voice.lang.toLowerCase().startsWith(lang))
  return fitting.find(({ localService }) => localService) ?? fitting[0] ?? null
}
