/** What each key does in the queue and on the page of an entry, in the order of the help. */
export const SHORTCUT_KEYS = {
  next: 'j',
  previous: 'k',
  open: 'o',
  approve: 'a',
  reject: 'r',
  back: 'u',
  help: '?',
} as const

export type Shortcut = keyof typeof SHORTCUT_KEYS

export const SHORTCUTS = Object.keys(SHORTCUT_KEYS) as Shortcut[]

/** The used part of `KeyboardEvent`. */
export interface PressedKey {
  readonly key: string
  readonly code: string
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
}

/**
 * Matches the letter, wherever it is on the keyboard. If the layout has no Latin letters, as in
 * Ukrainian, matches the position that the letter has on most keyboards.
 */
export function findShortcut({ key, code, ...modifiers }: PressedKey): Shortcut | null {
  if (modifiers.ctrlKey || modifiers.altKey || modifiers.metaKey) return null
  const isOtherLetter = /^(?![a-z])\p{L}$/iu.test(key)
  const letter = isOtherLetter ? code.replace(/^Key/, '') : key
  return SHORTCUTS.find((name) => SHORTCUT_KEYS[name] === letter.toLowerCase()) ?? null
}
