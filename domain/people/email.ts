/** RFC 5321, section 4.5.3.1.3. */
const MAX_EMAIL_LENGTH = 254

/**
 * What HTML's rule leaves out: at most 64 characters before the @ (RFC 5321), no leading, trailing or
 * repeated dots there, and a domain of at least two labels that does not end in a number.
 */
const BEYOND_HTML = /^(?!\.)(?!.*\.[.@]).{1,64}@.+\.(?!\d+$)[^.]+$/

/** https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address */
const HTML =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/**
 * HTML's rule for `<input type="email">`, and `BEYOND_HTML`. The text is not trimmed: surrounding
 * spaces make it invalid.
 */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && HTML.test(text) && BEYOND_HTML.test(text)
}

/** The key under which an email address is stored and compared. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}

export interface EmailMessages {
  readonly required: string
  readonly invalid: string
}

/** The problem of a trimmed text. */
export function findEmailProblem(
  text: string,
  { required, invalid }: EmailMessages,
): string | undefined {
  if (text === '') return required
  return isEmail(text) ? undefined : invalid
}
