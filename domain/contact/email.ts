import * as z from 'zod/mini'

/** Characters of the longest address that mail can be sent to (RFC 5321, section 4.5.3.1.3). */
const LONGEST_EMAIL = 254

const LOCAL_PART = /^(?=.{1,64}$)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i
const ONLY_DIGITS = /^\d+$/

/**
 * Whether `address` is an e-mail address as the public Internet has them: the characters of HTML's
 * own rule, no dot at an edge or beside another, and a domain of two parts or more that does not
 * end in a number. The address is taken as it stands: surrounding spaces make it invalid.
 */
export function isEmail(address: string): boolean {
  if (address.length > LONGEST_EMAIL) return false
  const at = address.lastIndexOf('@')
  const labels = address.slice(at + 1).split('.')
  return (
    at > 0 &&
    LOCAL_PART.test(address.slice(0, at)) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    !ONLY_DIGITS.test(labels.at(-1) ?? '')
  )
}

/** What two spellings of one address have in common: trimmed and in lower case. */
export function emailKey(address: string): string {
  return address.trim().toLowerCase()
}

/** What is said about an address that is not there or not valid. */
export interface EmailMessages {
  readonly required: string
  readonly invalid: string
}

/** A field for an address: trimmed, then required and valid (docs/product.md, "Forms"). */
export function emailSchema({ required, invalid }: EmailMessages) {
  return z
    .string(required)
    .check(
      z.trim(),
      z.minLength(1, { error: required, abort: true }),
      z.refine(isEmail, { error: invalid }),
    )
}
