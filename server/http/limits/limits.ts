import type { Limit } from './rate-limit.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * How often one client IP may ask for what. All limits of requests stand here; docs/operations.md
 * has the same table for operators. An office or a household behind one address stays far below
 * them: a person reads a new page every few seconds, and whatever comes from the page cache and
 * every file is not counted. What one IP may ask for costs about a tenth of one core at most.
 */
export const LIMITS = {
  /** Pages rendered anew (2 ms each). */
  page: { name: 'page', points: 1200, duration: MINUTE },
  /** Data of pages for navigation inside of the site, rendered anew (1 ms). */
  data: { name: 'data', points: 1200, duration: MINUTE },
  /** The map: a pan asks a few times a second (1 to 8 ms). */
  clusters: { name: 'clusters', points: 1200, duration: MINUTE },
  /** While someone types: a few a second (up to 5 ms). */
  suggestions: { name: 'suggestions', points: 1200, duration: MINUTE },
  /** `/api`, for programs (1 ms). */
  api: { name: 'api', points: 600, duration: MINUTE },
  /** Feeds, sitemaps and robots.txt: a sitemap is read whole, then rarely (up to 1 s a part). */
  files: { name: 'files', points: 120, duration: MINUTE },
  /** Forms posted to pages, whatever they do (2 ms). */
  form: { name: 'form', points: 120, duration: MINUTE },
  /** What writes mail: filled in by hand. */
  mailForm: { name: 'mailForm', points: 20, duration: 10 * MINUTE },
  /** The same where a script sends it. */
  mailRelay: { name: 'mailRelay', points: 20, duration: 10 * MINUTE },
  /** Sessions are begun or prolonged with each new token, once an hour for a person. */
  session: { name: 'session', points: 300, duration: MINUTE },
  /** Every press on a provider's button notes an attempt. */
  oauth: { name: 'oauth', points: 60, duration: MINUTE },
  /** Everything about a person at once; nobody needs it often. */
  myData: { name: 'myData', points: 20, duration: HOUR },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS

/**
 * The same for identity, where the count is kept by account as well. Those by client IP are wide,
 * because a whole town may share one (carriers translate addresses); those by account are what a
 * person who tries to remember needs.
 */
export const IDENTITY_LIMITS = {
  /** Wrong passwords from one client IP, over all accounts. */
  signInByAddress: { name: 'signInByAddress', points: 100, duration: 15 * MINUTE },
  /** Wrong passwords for one account from one client IP. */
  signInByPair: { name: 'signInByPair', points: 10, duration: 15 * MINUTE },
  /** Wrong passwords for one account from IPs that it has not been signed in from. */
  signInByAccount: { name: 'signInByAccount', points: 100, duration: 15 * MINUTE },
  /** Passwords of one account from one client IP, right ones too: each costs a hash (0.35 s). */
  passwordsByPair: { name: 'passwordsByPair', points: 30, duration: MINUTE },
  /** The same over all accounts. */
  passwordsByAddress: { name: 'passwordsByAddress', points: 300, duration: MINUTE },
  signUpByAddress: { name: 'signUpByAddress', points: 60, duration: HOUR },
  mailByAddress: { name: 'mailByAddress', points: 20, duration: HOUR },
  /** Messages to one account that one client IP asks for. */
  mailByPair: { name: 'mailByPair', points: 5, duration: HOUR },
  /** The same from IPs that the account has not been signed in from. */
  mailByAccount: { name: 'mailByAccount', points: 20, duration: HOUR },
  /** Messages that tell an account's owner what happened to it; more are left out. */
  noticeByAccount: { name: 'noticeByAccount', points: 10, duration: HOUR },
  /** Every other call. */
  callsByAddress: { name: 'callsByAddress', points: 600, duration: MINUTE },
} as const satisfies Record<string, Limit>

export type IdentityLimits = Readonly<Record<keyof typeof IDENTITY_LIMITS, Limit>>
