/** What is stored is the same for everyone, whatever headers its request had. */
export const MATCH_OPTIONS = { ignoreVary: true } as const
