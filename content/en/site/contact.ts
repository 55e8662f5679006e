export const contactTexts = {
  title: 'Contact us',
  description: 'Write to Homiq, call us, or come by',
  heading: 'Get in Touch',
  lead: 'Ask about a home, a viewing or anything else. A person reads and answers every message.',
  otherWays: 'Other ways to reach us',
  phone: 'Phone',
  email: 'Email',
  location: 'Where we are',
  name: 'Name',
  subject: 'Subject',
  message: 'Message',
  send: 'Send message',
  sending: 'Sending...',
  tooMany: 'Too many messages from your network. Try again in ten minutes.',
} as const

/** docs/product/shell.md, "Notices and messages". */
export const contactNotices = {
  success: 'Message sent successfully!',
  failure: 'An error occurred while sending the message!',
} as const

/** Validation messages (docs/product/site.md, "Contact form"). */
export const contactMessages = {
  unstorable: "This text has characters that can't be sent. Type it again.",
  name: {
    required: 'This field is required!',
    long: 'Name must be 50 characters or less',
  },
  email: { required: 'Email is required!', invalid: 'Invalid email address' },
  subject: { required: 'You must specify the subject!' },
  message: {
    required: 'This field is required!',
    short: 'The message must be longer than 20 characters.',
    long: 'The message is too long (max 1000 characters)',
  },
} as const
