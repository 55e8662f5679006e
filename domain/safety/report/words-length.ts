/** Characters of a reporter's explanation. */
export const REPORT_WORDS_LENGTH = { minOfOther: 10, max: 1_000 } as const
