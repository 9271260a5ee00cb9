/** Where the house stands on its host: '' at the top, '/games' below a path. The server writes it into the page. */
export const BASE = document.querySelector<HTMLMetaElement>('meta[name=base]')?.content ?? ''

/** The address of a page, or of a question to the house. */
export const at = (path: string): string => BASE + path

/** The address of a socket. */
export const live = (path: string): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${at(path)}`

/** A page of the house by its own path, whatever stands before it. */
export function within(path: string, base = BASE): string {
  return path === base || path.startsWith(`${base}/`) ? path.slice(base.length) : path
}
