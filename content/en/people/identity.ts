/** For `/`; some are shared with the other account pages. */
export const identityTexts = {
  title: 'Sign in · Homiq',
  description: 'Sign in or register to rent or buy a home with Homiq',
  heading: 'Sign in',
  lead: 'New here? Enter your email and a password, then choose Register.',
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
  chooseNewPassword: 'Choose a new password',
  withoutAccount: 'Continue without an account',
  needsScript: 'Signing in needs JavaScript. You can browse homes without it.',
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
  login: 'Check your email address and password. ',
  registration: 'Check your email address, or log in if you already have an account.',
  later: 'Too many attempts, a busy server or no connection. Wait a moment and try again.',
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

/** Why a call of the identity service failed, on any screen. */
export const identityProblems = {
  unreachable: 'Homiq cannot be reached. Check your connection and try again.',
  tooMany: 'Too many attempts. Wait a few minutes and try again.',
  wrongPassword: 'That is not the password of this account.',
} as const
