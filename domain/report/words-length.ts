/** Characters of what somebody who reports says about it. */
export const REPORT_WORDS_LENGTH = { minOfOther: 10, max: 1_000 } as const
