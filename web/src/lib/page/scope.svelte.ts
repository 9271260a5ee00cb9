/**
 * Whose words come first. A guest names its rules, refusals and variants `<game>-rule-N1`: while its page is open,
 * `rule-N1` means that one. All other words are found by their whole name.
 */
const KINDS = /^(rule|ruling|refused|variant)-/
const scope = $state({ game: '' })

/** The page of a guest is open; '' for games that have a folder of their own. */
export function enterScope(game: string): void {
  scope.game = game
}

export const scoped = (key: string): string => (scope.game && KINDS.test(key) ? `${scope.game}-${key}` : key)
