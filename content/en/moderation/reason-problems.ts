/** Problems of any reason, other than being too short. */
export const reasonProblems = {
  long: 'Shorten this to 1,000 characters.',
  unstorable: 'This holds characters that cannot be stored. Type it again.',
} as const
