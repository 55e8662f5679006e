export const readingTexts = {
  title: 'When messages were read',
  what: 'Tell others when I have read their messages, and show me when they have read mine.',
  on: 'This is on. It holds in conversations with people who have it on as well, for what is read from then on.',
  off: 'This is off: nobody sees when you read. Both need it on, and then see it for what is read from then on.',
  turnOn: 'Turn it on',
  turnOff: 'Turn it off',
} as const

/** @param moment "14:05" */
export const readLabel = (moment: string) => `Read ${moment}`
