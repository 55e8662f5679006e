import * as z from 'zod/mini'

/** RFC 5321, section 4.5.3.1.3. */
const MAX_EMAIL_LENGTH = 254

/**
 * What HTML's rule leaves out: at most 64 characters before the @ (RFC 5321), no leading, trailing or
 * repeated dots there, and a domain of at least two labels that does not end in a number.
 */
const BEYOND_HTML = /^(?!\.)(?!.*\.[.@]).{1,64}@.+\.(?!\d+$)[^.]+$/

/**
 * HTML's rule for `<input type="email">`, and `BEYOND_HTML`. The text is not trimmed: surrounding
 * spaces make it invalid.
 */
export function isEmail(text: string): boolean {
  return (
    text.length <= MAX_EMAIL_LENGTH && z.regexes.html5Email.test(text) && BEYOND_HTML.test(text)
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
