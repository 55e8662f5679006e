/** What the badge of sample homes opens to say: it is invented, like their people. */
export const sampleVerificationTexts = {
  what: 'Зразок: нікого не перевіряли',
  by: 'Homiq, для своїх зразків',
} as const
