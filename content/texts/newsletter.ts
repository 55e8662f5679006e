/** Messages under the field of the newsletter (§5 Newsletter). */
export const newsletterMessages = {
  required: 'Email is required',
  invalid: 'Invalid email address',
} as const
