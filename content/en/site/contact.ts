export const contactTexts = {
  title: 'Contact us',
  description: 'Write to Homiq, call us, or come by',
  heading: 'Get in Touch',
  lead: 'Ask about a home, an appointment or anything else. A person reads every message and answers it.',
  otherWays: 'Other ways to reach us',
  phone: 'Phone',
  email: 'Email',
  location: 'Where we are',
  name: 'Name',
  subject: 'Subject',
  message: 'Message',
  send: 'Send message',
  sending: 'Sending...',
  tooMany: 'Too many messages came from your network. Try again in ten minutes.',
} as const

/** docs/product/shell.md, "Notices and messages". */
export const contactNotices = {
  success: 'Message sent successfully!',
  failure: 'An error occurred while sending the message!',
} as const

/** Validation messages (docs/product/site.md, "Contact form"). */
export const contactMessages = {
  unstorable: 'This text holds characters that cannot be sent. Type it anew.',
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
