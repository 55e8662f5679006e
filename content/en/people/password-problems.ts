/** Problems under the strict policy: the identity service sends them, and forms show them. */
export const passwordProblems = {
  short: 'Password is too short - should be 12 chars minimum.',
  common: 'This password is one of the most common ones.',
  pattern: 'This password is a row or a repetition.',
  personal: 'This password is made of your address or our name.',
} as const

export const strictPasswordHint = '12 characters or more. A few words do well.'
