/** What a key does in the queue and on the page of an entry, in the order in which the list has them. */
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

/** What `KeyboardEvent` says of a key. */
export interface PressedKey {
  readonly key: string
  readonly code: string
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
}

/**
 * By the letter, wherever it stands on the keyboard; where no Latin letters are typed, as in Ukrainian, by the place
 * that it has on most keyboards.
 */
export function findShortcut({ key, code, ...modifiers }: PressedKey): Shortcut | null {
  if (modifiers.ctrlKey || modifiers.altKey || modifiers.metaKey) return null
  const isOtherLetter = /^(?![a-z])\p{L}$/iu.test(key)
  const letter = isOtherLetter ? code.replace(/^Key/, '') : key
  return SHORTCUTS.find((name) => SHORTCUT_KEYS[name] === letter.toLowerCase()) ?? null
}
