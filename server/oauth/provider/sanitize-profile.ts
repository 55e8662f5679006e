/** PostgreSQL refuses NUL, and no name or address has a control character. */
const CONTROL_CHARACTERS = /\p{Cc}/gu

/** As much of a name as we keep, in UTF-16 units. */
const MAX_NAME_LENGTH = 200

const MAX_PHOTO_URL_LENGTH = 2000

/** A name as a provider gives it, fit to be stored; `null` when nothing is left of it. */
export function sanitizeDisplayName(name: string | null | undefined): string | null {
  const text = (name ?? '')
    .replace(CONTROL_CHARACTERS, ' ')
    .trim()
    .slice(0, MAX_NAME_LENGTH)
    .toWellFormed()
  return text === '' ? null : text
}

/** The address of a photo; `null` unless it is https and of reasonable length. */
export function sanitizePhotoUrl(url: string | null | undefined): string | null {
  const parsed = URL.parse(url ?? '')
  return parsed?.protocol === 'https:' && parsed.href.length <= MAX_PHOTO_URL_LENGTH
    ? parsed.href
    : null
}
