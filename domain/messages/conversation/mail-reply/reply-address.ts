/** Lowercase, because mail servers may change the case of the part before the @. */
const TOKEN = /^[a-z0-9]{40}$/

const PREFIX = 'reply+'

export const formatReplyAddress = (token: string, domain: string): string =>
  `${PREFIX}${token}@${domain}`

/** @returns the token of a reply address; `null` for any other email address */
export function readReplyToken(address: string, domain: string): string | null {
  const [local = '', host, ...others] = address.toLowerCase().split('@')
  if (host !== domain.toLowerCase() || others.length > 0 || !local.startsWith(PREFIX)) return null
  const token = local.slice(PREFIX.length)
  return TOKEN.test(token) ? token : null
}
