/** Problems under the strict policy: the identity service sends them, and forms show them. */
export const passwordProblems = {
  short: 'Password is too short - should be 12 chars minimum.',
  common: 'This password is one of the most common ones.',
  pattern: 'This password is a simple sequence or repetition.',
  personal: 'This password is based on your email address or our name.',
} as const

export const strictPasswordHint = 'At least 12 characters. A short phrase works well.'
