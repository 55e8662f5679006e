import { SECURITY_HEADERS } from '#server/platform/http/response/security-headers.ts'
import { FOREIGN_HOST, HEADER_NAME, MARKUP } from './odd-text.ts'
import { type Exchange, getHeader, type RawResponse } from './send-raw-request.ts'

/** Node's HTTP parser rejects some requests before the site sees them. */
const isFromNode = ({ status, headers, body }: RawResponse) =>
  status >= 400 && status < 500 && body === '' && !headers.some(([name]) => name === 'x-request-id')

/** A path, but not `//host`. */
const OWN_PATH = /^\/(?![/\\])/
const OWN_ORIGIN = /^https?:\/\/localhost(\/|$)/

/** The OAuth provider that the site redirects to. */
export const PROVIDER = 'http://127.0.0.1:9'
const TO_PROVIDER = `${PROVIDER}/login/oauth/authorize?redirect_uri=http%3A%2F%2Flocalhost%2F`

/**
 * Checks what must hold for every response.
 *
 * @returns a sentence, or `null`
 */
export function findFault({ response, timedOut }: Exchange): string | null {
  if (timedOut) return 'There is no response.'
  if (response === null) return null
  const { status, headers, body } = response
  if (Number.isNaN(status)) return 'The response is not HTTP.'
  const isDeliberate = status === 503 && getHeader(response, 'retry-after') !== undefined
  if (status >= 500 && !isDeliberate) return `The status is ${status}.`
  if (headers.some(([name]) => name === HEADER_NAME)) return 'The request added a header.'
  const isHtml = getHeader(response, 'content-type')?.startsWith('text/html') ?? false
  if (isHtml && body.includes(MARKUP)) return 'The request added markup.'
  const location = getHeader(response, 'location')
  const isOwn = location === undefined || OWN_PATH.test(location) || OWN_ORIGIN.test(location)
  if (!isOwn && !location.startsWith(TO_PROVIDER))
    return `It redirects to another site: ${location}.`
  if (body.includes(FOREIGN_HOST)) return 'The response contains the foreign host.'
  if (isFromNode(response)) return null
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    if (getHeader(response, name.toLowerCase()) !== value) return `The header ${name} is wrong.`
  }
  if (isHtml && status !== 304 && getHeader(response, 'content-security-policy') === undefined) {
    return 'The page has no Content-Security-Policy.'
  }
  return null
}
