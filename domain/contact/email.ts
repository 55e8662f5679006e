import * as z from 'zod/mini'

/** RFC 5321, section 4.5.3.1.3. */
const MAX_EMAIL_LENGTH = 254

const LOCAL_PART = /^(?=.{1,64}$)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i
const ONLY_DIGITS = /^\d+$/

/**
 * Stricter than HTML's rule: no leading, trailing or repeated dots, and a domain of at least two
 * labels that does not end in a number. The text is not trimmed: surrounding spaces make it invalid.
 */
export function isEmail(text: string): boolean {
  if (text.length > MAX_EMAIL_LENGTH) return false
  const at = text.lastIndexOf('@')
  const labels = text.slice(at + 1).split('.')
  return (
    at > 0 &&
    LOCAL_PART.test(text.slice(0, at)) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    !ONLY_DIGITS.test(labels.at(-1) ?? '')
  )
}

/** The key under which an email address is stored and compared. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}

export interface EmailMessages {
  readonly required: string
  readonly invalid: string
}

/** The value is trimmed before it is checked (docs/product.md, "Forms"). */
export function emailSchema({ required, invalid }: EmailMessages) {
  return z
    .string(required)
    .check(
      z.trim(),
      z.minLength(1, { error: required, abort: true }),
      z.refine(isEmail, { error: invalid }),
    )
}
