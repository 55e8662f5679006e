/** What is wrong with a new password under the strict policy: the service says it, forms show it. */
export const passwordProblems = {
  short: 'Password is too short - should be 12 chars minimum.',
  common: 'This password is one of the most common ones.',
  pattern: 'This password is a row or a repetition.',
  personal: 'This password is made of your address or our name.',
} as const

/** What the forms say beforehand. */
export const strictPasswordHint = '12 characters or more. A few words do well.'
