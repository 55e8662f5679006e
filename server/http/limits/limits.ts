import type { Limit } from './rate-limit.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * All request limits: per client IP unless a comment names an account or an email address;
 * docs/operations.md has the same table for operators. An office or a household behind one IP stays
 * far below them: a person opens a page every few seconds, and cached pages and files are not
 * counted. What one IP may request costs at most about a tenth of one core.
 *
 * `name` is published in the log and in metrics: renaming it breaks dashboards and alerts.
 */
export const LIMITS = {
  /** Pages that are not cached (2 ms each). */
  page: { name: 'page', points: 1200, duration: MINUTE },
  /** Page data for client-side navigation, not cached (1 ms). */
  data: { name: 'data', points: 1200, duration: MINUTE },
  /** A pan of the map sends a few a second (1 to 8 ms). */
  clusters: { name: 'clusters', points: 1200, duration: MINUTE },
  /** A few a second while someone types (up to 5 ms). */
  suggestions: { name: 'suggestions', points: 1200, duration: MINUTE },
  /** `/api`, for programs (1 ms). */
  api: { name: 'api', points: 600, duration: MINUTE },
  /**
   * Feeds, sitemaps and robots.txt. Crawlers read a sitemap once as a whole, then rarely (up to 1 s
   * a part).
   */
  files: { name: 'files', points: 120, duration: MINUTE },
  /** Forms posted to pages (2 ms). */
  form: { name: 'form', points: 120, duration: MINUTE },
  /**
   * Changes of one account to its homes; while somebody types, they are saved every few seconds.
   */
  offer: { name: 'offer', points: 1200, duration: HOUR },
  /** Messages of one account. */
  message: { name: 'message', points: 120, duration: HOUR },
  /** The same on the first day of an account. */
  newMessage: { name: 'newMessage', points: 30, duration: HOUR },
  /** Mails to one reply address (up to 8 s of a thread). */
  mailReplyByAddress: { name: 'mailReplyByAddress', points: 30, duration: HOUR },
  /** Pictures in messages of one account (up to 3 s). */
  messagePicture: { name: 'messagePicture', points: 60, duration: HOUR },
  /** The same on the first day of an account. */
  newMessagePicture: { name: 'newMessagePicture', points: 12, duration: HOUR },
  /** Owners' phone numbers that one account reveals. */
  ownerPhone: { name: 'ownerPhone', points: 20, duration: 24 * HOUR },
  /** The same per client IP. */
  ownerPhoneByIp: { name: 'ownerPhoneByIp', points: 30, duration: HOUR },
  /** What one account does with viewing times (5 ms). */
  viewing: { name: 'viewing', points: 60, duration: HOUR },
  /** Requests of picture uploads: files arrive in parts. */
  upload: { name: 'upload', points: 1200, duration: MINUTE },
  /** Pictures of one account that are decoded (up to 3 s). */
  picture: { name: 'picture', points: 200, duration: HOUR },
  /** Check codes that one account requests, and pictures that it sends. */
  homeCheck: { name: 'homeCheck', points: 20, duration: HOUR },
  /** Reports to moderators, which need no account. */
  report: { name: 'report', points: 20, duration: HOUR },
  /** Views and hearts that pages report, one per request (1 ms). */
  counts: { name: 'counts', points: 120, duration: MINUTE },
  /** Forms that send mail without a script. */
  mailForm: { name: 'mailForm', points: 20, duration: 10 * MINUTE },
  /** The same forms sent by a script. */
  mailRelay: { name: 'mailRelay', points: 20, duration: 10 * MINUTE },
  /** Sessions are created or extended with each new token, once an hour per person. */
  session: { name: 'session', points: 300, duration: MINUTE },
  /** Every click on a provider's button stores an attempt. */
  oauth: { name: 'oauth', points: 60, duration: MINUTE },
  /** All data of a person in one response; rarely needed. */
  myData: { name: 'myData', points: 20, duration: HOUR },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS

/**
 * Limits of the identity service, some of them by account. Those by client IP are wide, because
 * many people may share one (carrier-grade NAT); those by account fit a person who tries to
 * remember a password.
 */
export const IDENTITY_LIMITS = {
  /** Wrong passwords from one client IP, over all accounts. */
  signInByIp: { name: 'signInByAddress', points: 100, duration: 15 * MINUTE },
  /** Wrong passwords for one account from one client IP. */
  signInByPair: { name: 'signInByPair', points: 10, duration: 15 * MINUTE },
  /** Wrong passwords for one account from IPs that have not signed in to it. */
  signInByAccount: { name: 'signInByAccount', points: 100, duration: 15 * MINUTE },
  /** Passwords for one account from one client IP, right or wrong: each costs a hash (0.35 s). */
  passwordsByPair: { name: 'passwordsByPair', points: 30, duration: MINUTE },
  /** The same over all accounts. */
  passwordsByIp: { name: 'passwordsByAddress', points: 300, duration: MINUTE },
  signUpByIp: { name: 'signUpByAddress', points: 60, duration: HOUR },
  mailByIp: { name: 'mailByAddress', points: 20, duration: HOUR },
  /** Mails to one account requested by one client IP. */
  mailByPair: { name: 'mailByPair', points: 5, duration: HOUR },
  /** The same from IPs that have not signed in to the account. */
  mailByAccount: { name: 'mailByAccount', points: 20, duration: HOUR },
  /** Account mails; further ones are not sent. */
  noticeByAccount: { name: 'noticeByAccount', points: 10, duration: HOUR },
  /** Every other call. */
  callsByIp: { name: 'callsByAddress', points: 600, duration: MINUTE },
} as const satisfies Record<string, Limit>

export type IdentityLimits = Readonly<Record<keyof typeof IDENTITY_LIMITS, Limit>>
