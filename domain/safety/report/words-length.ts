/** Characters of a reporter's explanation, where one is needed. */
export const REPORT_WORDS_LENGTH = { min: 10, max: 1_000 } as const
