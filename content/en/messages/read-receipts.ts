export const readingTexts = {
  title: 'Read receipts',
  what: 'Show others when I read their messages, and show me when they read mine.',
  on: 'This is on. It works with people who have it on too, for what is read from then on.',
  off: 'This is off: nobody sees when you read. It works once both of you have it on, for what is read from then on.',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
} as const

/** @param moment "14:05" */
export const readLabel = (moment: string) => `Read ${moment}`
