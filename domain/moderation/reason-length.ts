/** Characters of a reason that a moderator or an owner gives. */
export const REASON_LENGTH = { min: 10, max: 1_000 } as const
