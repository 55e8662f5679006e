const MB = 1_000_000

export const PICTURE_LIMITS = {
  /** Of one home. */
  pictures: 20,
  /** Of one file as it is sent. */
  fileBytes: 25 * MB,
  /**
   * Of one picture while it is read: pixels × channels × bytes of each. A photo of 108 megapixels fits; a file of a
   * few kilobytes that unpacks to gigabytes does not.
   */
  decodedBytes: 400 * MB,
  /** The same of a file that cannot be read from top to bottom: interlaced ones, WebP, AVIF and GIF. */
  wholeBytes: 120 * MB,
  /** Pixels of the longer side that is kept; larger pictures are shrunk. */
  storedSide: 2_560,
  /** Pixels of the shorter side, once it is shrunk. */
  minSide: 240,
  /** Of all pictures of one account, as they are kept. */
  accountBytes: 500 * MB,
} as const

export type PictureLimits = typeof PICTURE_LIMITS
