/** Characters of a reason that a moderator or an owner gives. */
export const REASON_LENGTH = { min: 10, max: 1_000 } as const

export const REASON_FIELD = {
  name: 'reason',
  minLength: REASON_LENGTH.min,
  maxLength: REASON_LENGTH.max,
} as const
