/** Problems of any reason, other than being too short. */
export const reasonProblems = {
  long: 'Shorten this to 1,000 characters.',
  unstorable: 'This contains characters that cannot be saved. Type it again.',
} as const
