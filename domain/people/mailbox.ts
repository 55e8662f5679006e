/** Domains that ignore dots before the @. */
const WITHOUT_DOTS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox that an email address reaches: ignores everything after a + (RFC 5233), and for
 * Google also dots and which of its domains it is.
 *
 * @param key from `normalizeEmail`
 */
export function getMailbox(key: string): string {
  const at = key.lastIndexOf('@')
  const name = key.slice(0, at).replace(/(?<=.)\+.*$/, '')
  const domain = key.slice(at + 1)
  return WITHOUT_DOTS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
