import type { Shortcut } from '#domain/moderation/shortcut.ts'

export const shortcutTexts = {
  title: 'Keyboard shortcuts',
  close: 'Close',
  enter: 'A key only takes you to a button: nothing is decided until you press Enter.',
  enabled: 'Use keyboard shortcuts',
  enabledHint: 'Turn this off if you use voice typing, or if a key does something unexpected.',
} as const

export const shortcutNames: Readonly<Record<Shortcut, string>> = {
  next: 'Next case',
  previous: 'Previous case',
  open: 'Open the case, same as Enter',
  approve: 'Go to the button that approves or dismisses',
  reject: 'Go to the reason for rejecting or removing',
  back: 'Back to the queue',
  help: 'Show this list',
}
