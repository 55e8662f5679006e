import { connect } from 'node:net'
import { isComplete, type RawRequest, toBytes } from './raw-request.ts'

/** The short one applies where the server may rightly wait for more of the request. */
const TIMEOUT_MS = 10_000
const SHORT_TIMEOUT_MS = 30

/** A response as received. Its strings have one character for each byte. */
export interface RawResponse {
  readonly status: number
  /** Headers with lowercase names, in order. */
  readonly headers: readonly (readonly [string, string])[]
  readonly body: string
}

export interface Exchange {
  readonly request: RawRequest
  /** `null` if the connection closed or timed out before the response was complete. */
  readonly response: RawResponse | null
  /** Whether the server should have responded in time. */
  readonly timedOut: boolean
}

/** The first value, or `undefined`. */
export const getHeader = ({ headers }: RawResponse, name: string): string | undefined =>
  headers.find(([key]) => key === name)?.[1]

/** `null` while the body is incomplete. */
function parseBody(
  text: string,
  from: number,
  response: RawResponse,
  isClosed: boolean,
): string | null {
  if (getHeader(response, 'transfer-encoding') === 'chunked') return decodeChunked(text, from)
  const length = Number(getHeader(response, 'content-length') ?? Number.NaN)
  if (Number.isNaN(length)) return isClosed ? text.slice(from) : null
  return text.length >= from + length ? text.slice(from, from + length) : null
}

function decodeChunked(text: string, from: number): string | null {
  let body = ''
  for (let at = from; ; ) {
    const lineEnd = text.indexOf('\r\n', at)
    if (lineEnd < 0) return null
    const length = Number.parseInt(text.slice(at, lineEnd), 16)
    const chunk = text.slice(lineEnd + 2, lineEnd + 2 + length)
    if (text.length < lineEnd + 4 + length) return null
    if (length === 0) return body
    body += chunk
    at = lineEnd + 4 + length
  }
}

/** The first complete response, skipping informational ones (1xx); `null` while there is none. */
function parseResponse(text: string, method: string, isClosed: boolean): RawResponse | null {
  const headEnd = text.indexOf('\r\n\r\n')
  if (headEnd < 0) return null
  const [first = '', ...lines] = text.slice(0, headEnd).split('\r\n')
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1])
  if (status >= 100 && status < 200) return parseResponse(text.slice(headEnd + 4), method, isClosed)
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  const response = { status, headers, body: '' }
  if (method === 'HEAD' || status === 204 || status === 304) return response
  const body = parseBody(text, headEnd + 4, response, isClosed)
  return body === null ? null : { ...response, body }
}

/** Opens a connection, sends the bytes of a request and reads one response. */
export function sendRawRequest(url: string, request: RawRequest): Promise<Exchange> {
  const { hostname, port } = new URL(url)
  const { method, ending } = request
  const mayBeSilent = !isComplete(request) || method === 'CONNECT'
  return new Promise((resolve) => {
    let text = ''
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    const timer = setTimeout(
      () => finish(null, !mayBeSilent),
      mayBeSilent ? SHORT_TIMEOUT_MS : TIMEOUT_MS,
    )
    function finish(response: RawResponse | null, silent = false) {
      clearTimeout(timer)
      // A reset avoids TIME_WAIT, which would block each port for a minute.
      socket.resetAndDestroy()
      resolve({ request, response: response, timedOut: silent })
    }
    socket.setEncoding('latin1')
    socket.on('connect', () =>
      socket.write(toBytes(request), () => {
        if (ending === 'leave') finish(null)
      }),
    )
    socket.on('data', (more: string) => {
      text += more
      const response = parseResponse(text, method, false)
      if (response !== null) finish(response)
    })
    socket.on('error', () => {})
    socket.on('close', () => finish(parseResponse(text, method, true)))
  })
}
