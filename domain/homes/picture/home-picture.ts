/** What pages need of an owner's picture. */
export interface HomePicture {
  /** The hash of the stored bytes: 32 hex digits. */
  readonly hash: string
  /** In pixels. */
  readonly width: number
  readonly height: number
  /** A tiny picture as a `data:` URL. */
  readonly placeholder: string
}

const STEM = '/pictures/homes/'

/** Contains the hash of the content, so it can be cached forever. */
export const homePictureUrl = ({
  hash,
  width,
  height,
}: Pick<HomePicture, 'hash' | 'width' | 'height'>): string =>
  `${STEM}${hash}-${width}x${height}.jpg`

/** @param path of a picture, or its stem; `null` for any other picture */
export function parseHomePictureHash(path: string): string | null {
  const [, hash] = /^\/pictures\/homes\/([0-9a-f]{32})(?:-|$)/.exec(path) ?? []
  return hash ?? null
}

/** Whether it can be the name of a home's picture. */
export const isPictureHash = (text: string): boolean => /^[0-9a-f]{32}$/.test(text)
