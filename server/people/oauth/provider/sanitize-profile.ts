/** PostgreSQL rejects NUL. */
const CONTROL_CHARACTERS = /\p{Cc}/gu

/** In UTF-16 code units. */
const MAX_NAME_LENGTH = 200

const MAX_PHOTO_URL_LENGTH = 2000

/** @returns a name that can be stored, or `null` when nothing is left of it */
export function sanitizeDisplayName(name: string | null | undefined): string | null {
  const text = (name ?? '')
    .replace(CONTROL_CHARACTERS, ' ')
    .trim()
    .slice(0, MAX_NAME_LENGTH)
    .toWellFormed()
  return text === '' ? null : text
}

/** @returns `null` unless the URL is https and short enough */
export function sanitizePhotoUrl(url: string | null | undefined): string | null {
  const parsed = URL.parse(url ?? '')
  return parsed?.protocol === 'https:' && parsed.href.length <= MAX_PHOTO_URL_LENGTH
    ? parsed.href
    : null
}
