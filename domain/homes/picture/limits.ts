import { DAY_MS } from '#domain/platform/time/durations.ts'

const MB = 1_000_000

export const PICTURE_LIMITS = {
  /** The most pictures of one home. */
  pictures: 20,
  /** The size of one uploaded file. */
  fileBytes: 25 * MB,
  /**
   * Bytes of one decoded picture: pixels × channels × bytes of each. A photo of 108 megapixels
   * fits; a file of a few kilobytes that unpacks to gigabytes does not.
   */
  decodedBytes: 400 * MB,
  /**
   * The size of one decoded picture for files that cannot be decoded from top to bottom: interlaced ones, WebP, AVIF
   * and GIF.
   */
  wholeBytes: 120 * MB,
  /** Pixels of the longer stored side; larger pictures are shrunk. */
  storedSide: 2_560,
  /** Pixels of the shorter side, once it is shrunk. */
  minSide: 240,
  /** Stored bytes of all pictures of one account. */
  accountBytes: 500 * MB,
  /** Stored bytes of all pictures of one account until its email address is confirmed. */
  unconfirmedBytes: 50 * MB,
  /** An upload that has not progressed for this time is deleted, on the server and in the browser. */
  uploadMs: DAY_MS,
} as const

export type PictureLimits = typeof PICTURE_LIMITS
