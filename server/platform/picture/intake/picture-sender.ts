import { LOOPBACK } from '#server/platform/http/request/client-ip.ts'

/** The person whose picture it is. */
export interface PictureSender {
  readonly uid: string
  /** The client IP. */
  readonly ip: string
  /**
   * Whether the email address is confirmed, or nobody can confirm one because no mail is delivered.
   */
  readonly isConfirmed: boolean
}

/**
 * The key by which senders take turns. People behind one IP share their turns, because anybody can make a dozen
 * accounts.
 */
export const getClient = ({ uid, ip }: PictureSender): string => (ip === LOOPBACK ? uid : ip)
