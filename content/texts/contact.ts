/** Messages under the fields of the contact form (§5 Contact form). */
export const contactMessages = {
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
