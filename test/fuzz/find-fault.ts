import { SECURITY_HEADERS } from '#server/http/response/security-headers.ts'
import { FOREIGN_HOST, HEADER_NAME, MARKUP } from './odd-text.ts'
import { type Exchange, getHeader, type RawResponse } from './send-raw-request.ts'

/** Whether Node has refused it before the site has seen it. */
const isFromNode = ({ status, headers, body }: RawResponse) =>
  status >= 400 && status < 500 && body === '' && !headers.some(([name]) => name === 'x-request-id')

/** A path of this site, and not of another host. */
const OWN_PATH = /^\/(?![/\\])/
const OWN_ORIGIN = /^https?:\/\/localhost(\/|$)/

/** Where the site sends whoever signs in elsewhere. */
export const PROVIDER = 'http://127.0.0.1:9'
const TO_PROVIDER = `${PROVIDER}/login/oauth/authorize?redirect_uri=http%3A%2F%2Flocalhost%2F`

/** What is wrong with an answer, whatever was asked. */
export function findFault({ response: answer, timedOut: silent }: Exchange): string | null {
  if (silent) return 'There is no answer.'
  if (answer === null) return null
  const { status, headers, body } = answer
  if (Number.isNaN(status)) return 'The answer is no HTTP.'
  const isDeliberate = status === 503 && getHeader(answer, 'retry-after') !== undefined
  if (status >= 500 && !isDeliberate) return `It is answered with ${status}.`
  if (headers.some(([name]) => name === HEADER_NAME)) return 'It has added a header.'
  const isHtml = getHeader(answer, 'content-type')?.startsWith('text/html') ?? false
  if (isHtml && body.includes(MARKUP)) return 'It has added markup.'
  const place = getHeader(answer, 'location')
  const isOwn = place === undefined || OWN_PATH.test(place) || OWN_ORIGIN.test(place)
  if (!isOwn && !place.startsWith(TO_PROVIDER)) return `It leads away, to ${place}.`
  if (body.includes(FOREIGN_HOST)) return 'It has taken over the name of another host.'
  if (isFromNode(answer)) return null
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    if (getHeader(answer, name.toLowerCase()) !== value) return `The answer has no right ${name}.`
  }
  if (isHtml && status !== 304 && getHeader(answer, 'content-security-policy') === undefined) {
    return 'The page has no policy.'
  }
  return null
}
