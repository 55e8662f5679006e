import { PATHS } from '#domain/platform/paths.ts'
import { DAY_MS } from '#domain/platform/time/durations.ts'

/** RFC 9116 recommends less than a year. */
const VALID_MS = 180 * DAY_MS

export interface SecurityTxtOptions {
  /** `mailto:…`, `https://…` or `tel:…`; '' for the site's contact form. */
  readonly contact: string
  /** For example `https://homiq.example`. */
  readonly origin: string
  readonly now: Date
}

/** Creates `/.well-known/security.txt` (RFC 9116). The text is the same for a whole day, so that it can be cached. */
export function createSecurityTxt({ contact, origin, now }: SecurityTxtOptions): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  const expires = new Date(today + VALID_MS).toISOString().replace('.000Z', 'Z')
  return [
    `Contact: ${contact === '' ? `${origin}${PATHS.contact}` : contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
