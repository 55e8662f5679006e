import { METHODS } from './methods.ts'
import { SECURITY_HEADERS } from './security-headers.ts'

/** The Fetch standard forbids them: what copies such a request throws. */
const FORBIDDEN: ReadonlySet<string> = new Set(['CONNECT', 'TRACE', 'TRACK'])

/** So does what copies one whose address has a user: "http://user@host/", up to its path. */
const WITH_USER = /^https?:\/\/[^/?#]*@/i

/**
 * Refuses what the listener takes and no `Request` of the Fetch standard can be; `undefined` for all
 * else.
 */
export function refuseUnusable({ method, url }: Request): Response | undefined {
  if (FORBIDDEN.has(method)) {
    return refusal(405, 'This method is not known here.', { Allow: [...METHODS].join(', ') })
  }
  if (WITH_USER.test(url)) return refusal(400, 'An address here has no user.')
  return undefined
}

function refusal(status: number, text: string, more: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: { ...SECURITY_HEADERS, 'Cache-Control': 'no-store', ...more },
  })
}
