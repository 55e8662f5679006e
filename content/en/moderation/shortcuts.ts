import type { Shortcut } from '#domain/moderation/shortcut.ts'

export const shortcutTexts = {
  title: 'Keyboard shortcuts',
  close: 'Close',
  enter: 'Nothing is decided by a single key: Enter presses the button.',
  enabled: 'Use single keys',
  enabledHint: 'Turn this off if you type by voice or a key does what you do not expect.',
} as const

export const shortcutNames: Readonly<Record<Shortcut, string>> = {
  next: 'Next one',
  previous: 'Previous one',
  open: 'Open it, as Enter does',
  approve: 'Go to the button that approves or dismisses',
  reject: 'Go to the reason for rejecting or removing',
  back: 'Back to the queue',
  help: 'This list',
}
