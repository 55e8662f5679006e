/** What can be wrong with any reason, beside that it is short. */
export const reasonProblems = {
  long: 'Shorten this to 1,000 characters.',
  unstorable: 'This holds characters that cannot be stored. Type it again.',
} as const
