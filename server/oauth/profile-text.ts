/** PostgreSQL refuses NUL, and no name or address has a control character. */
const CONTROL = /\p{Cc}/gu

/** As much of a name as we keep, in UTF-16 units. */
const NAME_LENGTH = 200

const PHOTO_LENGTH = 2000

/** A name as a provider gives it, fit to be stored; `null` when nothing is left of it. */
export function displayName(name: string | null | undefined): string | null {
  const text = (name ?? '').replace(CONTROL, ' ').trim().slice(0, NAME_LENGTH).toWellFormed()
  return text === '' ? null : text
}

/** The address of a photo; `null` unless it is https and of reasonable length. */
export function photoUrl(address: string | null | undefined): string | null {
  const url = URL.parse(address ?? '')
  return url?.protocol === 'https:' && url.href.length <= PHOTO_LENGTH ? url.href : null
}
