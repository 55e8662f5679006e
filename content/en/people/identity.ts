/** For `/`; some are shared with the other account pages. */
export const identityTexts = {
  title: 'Sign in · Homiq',
  description: 'Sign in or register to rent or buy a home with Homiq',
  heading: 'Sign in',
  lead: 'New here? Enter an email and a password, then press Register.',
  userEmail: 'Email',
  userPassword: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  login: 'Login',
  register: 'Register',
  or: 'OR',
  google: 'Login with Google',
  github: 'Login with Github',
  forgot: 'Forgot your password?',
  chooseNewPassword: 'choose a new one',
  withoutAccount: 'Continue without an account',
  needsScript: 'Signing in needs JavaScript. The homes can be looked at without it.',
} as const

/** Validation messages (docs/product/people.md, "Login form"). */
export const credentialsMessages = {
  email: { required: 'This field is required', invalid: 'Invalid email' },
  password: {
    required: 'No password provided.',
    short: 'Password is too short - should be 8 chars minimum.',
  },
} as const

/**
 * Shown under the buttons after a failure. The first one ends in a link. `registration` does not
 * reveal that an email address has an account.
 */
export const signInProblems = {
  login: 'Check the address and the password, or ',
  registration: 'Check the address, or sign in if you are registered.',
  later: 'Too many tries, a busy server or no connection: wait a little and try again.',
} as const

/** docs/product/shell.md, "Notices and messages". */
export const loginNotices = { success: 'Login successful!', failure: 'Login error!' } as const
export const registrationNotices = {
  success: 'Registration is successful!',
  failure: 'Registration error!',
} as const

/** The banner beside the card on wide screens (docs/product/people.md, "Sign-in screen"). */
export const welcomeTexts = {
  heading: 'Welcome to Homiq',
  lead: 'Rent or buy a place of your own, from a one-room apartment to a family house. Fast, secure and stress-free.',
  legitimacy: 'All users must register to validate their legitimacy. Log in or sign up to begin.',
} as const
