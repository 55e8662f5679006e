/** Texts of the form in the footer. */
export const newsletterTexts = {
  heading: 'New homes by email',
  lead: 'New homes and useful advice, at most once a month. We ask you to confirm first.',
  email: 'Email',
  subscribe: 'Subscribe',
  sending: 'Sending...',
} as const

/** docs/product/shell.md, "Notices and messages". */
export const newsletterNotices = {
  success: 'Subscription successful!',
  failure: 'An error occurred!',
} as const

/** Validation messages (docs/product/site.md, "Newsletter"). */
export const newsletterMessages = {
  required: 'Email is required',
  invalid: 'Invalid email address',
} as const
