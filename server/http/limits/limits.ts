import type { Limit } from './rate-limit.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * Requests per client IP. All request limits are here; docs/operations.md has the same table for
 * operators. An office or a household behind one IP stays far below them: a person opens a page
 * every few seconds, and cached pages and files are not counted. What one IP may request costs at
 * most about a tenth of one core.
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
  /** What one account writes about its homes; while somebody types, it is saved every few seconds. */
  offer: { name: 'offer', points: 1200, duration: HOUR },
  /** Messages of one account to others. */
  message: { name: 'message', points: 120, duration: HOUR },
  /** The same in the first day of an account. */
  newMessage: { name: 'newMessage', points: 30, duration: HOUR },
  /** Mails to reply addresses that there are not, from one mail server. */
  mailReply: { name: 'mailReply', points: 120, duration: MINUTE },
  /** Mails to one reply address (up to 8 s of a thread). */
  mailReplyByAddress: { name: 'mailReplyByAddress', points: 30, duration: HOUR },
  /** Pictures in messages of one account (up to 3 s). */
  messagePicture: { name: 'messagePicture', points: 60, duration: HOUR },
  /** The same in the first day of an account. */
  newMessagePicture: { name: 'newMessagePicture', points: 12, duration: HOUR },
  /** Numbers of owners that one account asks for. */
  ownerPhone: { name: 'ownerPhone', points: 20, duration: 24 * HOUR },
  /** The same from one client IP. */
  ownerPhoneByIp: { name: 'ownerPhoneByIp', points: 30, duration: HOUR },
  /** What one account does with times at which homes can be seen (5 ms). */
  viewing: { name: 'viewing', points: 60, duration: HOUR },
  /** What a browser sends of pictures, in pieces. */
  upload: { name: 'upload', points: 1200, duration: MINUTE },
  /** Pictures of one account that are read (up to 3 s). */
  picture: { name: 'picture', points: 200, duration: HOUR },
  /** Codes that one account asks for, and pictures with them. */
  homeCheck: { name: 'homeCheck', points: 20, duration: HOUR },
  /** Reports to moderators; visitors need no account for one. */
  report: { name: 'report', points: 20, duration: HOUR },
  /** Views and hearts that pages report, one each (1 ms). */
  counts: { name: 'counts', points: 120, duration: MINUTE },
  /** Forms that send mail without a script. */
  mailForm: { name: 'mailForm', points: 20, duration: 10 * MINUTE },
  /** The same forms sent by a script. */
  mailRelay: { name: 'mailRelay', points: 20, duration: 10 * MINUTE },
  /** Sessions are created or extended with each new token, once an hour for a person. */
  session: { name: 'session', points: 300, duration: MINUTE },
  /** Every click on a provider's button stores an attempt. */
  oauth: { name: 'oauth', points: 60, duration: MINUTE },
  /** All data about a person in one response; rarely needed. */
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
  /** Messages to one account requested by one client IP. */
  mailByPair: { name: 'mailByPair', points: 5, duration: HOUR },
  /** The same from IPs that have not signed in to the account. */
  mailByAccount: { name: 'mailByAccount', points: 20, duration: HOUR },
  /** Account mails; more are not sent. Named as operators know it. */
  noticeByAccount: { name: 'noticeByAccount', points: 10, duration: HOUR },
  /** Every other call. */
  callsByIp: { name: 'callsByAddress', points: 600, duration: MINUTE },
} as const satisfies Record<string, Limit>

export type IdentityLimits = Readonly<Record<keyof typeof IDENTITY_LIMITS, Limit>>
