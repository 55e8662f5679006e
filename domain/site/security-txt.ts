/** For so long the file says that it is right, in milliseconds: RFC 9116 asks for less than a year. */
const VALID_MS = 180 * 24 * 3_600_000

const DAY_MS = 24 * 3_600_000

export interface SecurityTxtOptions {
  /** Where faults are told: `mailto:…`, `https://…` or `tel:…`; '' for the form of the site. */
  readonly contact: string
  /** As `https://homiq.example`. */
  readonly origin: string
  readonly now: Date
}

/**
 * `/.well-known/security.txt` (RFC 9116): where somebody who has found a hole tells it. It stays the
 * same for a day, so that it can be kept.
 */
export function securityTxt({ contact, origin, now }: SecurityTxtOptions): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  const expires = new Date(today + VALID_MS).toISOString().replace('.000Z', 'Z')
  return [
    `Contact: ${contact === '' ? `${origin}/contact` : contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
