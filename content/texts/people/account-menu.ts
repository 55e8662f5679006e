export const accountMenuTexts = {
  title: 'Your account',
  homes: 'My homes',
  messages: 'Messages',
  moderation: 'Moderation',
  settings: 'Settings',
} as const
