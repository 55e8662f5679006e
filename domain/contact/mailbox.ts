/** Where dots in the name of a mailbox say nothing, as it is called in an address of it. */
const WITHOUT_DOTS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox that an address reaches: one for all that is written behind a + (RFC 5233), and for the dots and both
 * domains of Google's.
 *
 * @param key from `normalizeEmail`
 */
export function getMailbox(key: string): string {
  const at = key.lastIndexOf('@')
  const name = key.slice(0, at).replace(/(?<=.)\+.*$/, '')
  const domain = key.slice(at + 1)
  return WITHOUT_DOTS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
