import { connect } from 'node:net'
import { isComplete, type RawRequest, toBytes } from './raw-request.ts'

/** How long an answer may take, and how long is waited where none need come, in milliseconds. */
const TIMEOUT_MS = 10_000
const SHORT_TIMEOUT_MS = 30

/** An answer as it came over the wire; its texts are of bytes. */
export interface RawResponse {
  readonly status: number
  /** By small names, in their order. */
  readonly headers: readonly (readonly [string, string])[]
  readonly body: string
}

/** What became of a request. */
export interface Exchange {
  readonly request: RawRequest
  /** `null` where none came before the connection was closed, or was no longer waited for. */
  readonly response: RawResponse | null
  /** Whether the server was still silent when nobody waited any longer. */
  readonly timedOut: boolean
}

/** The first value of a header. */
export const getHeader = ({ headers }: RawResponse, name: string): string | undefined =>
  headers.find(([its]) => its === name)?.[1]

/** The body that begins at `from`; `null` while it is not whole. */
function parseBody(
  text: string,
  from: number,
  answer: RawResponse,
  isClosed: boolean,
): string | null {
  if (getHeader(answer, 'transfer-encoding') === 'chunked') return decodeChunked(text, from)
  const length = Number(getHeader(answer, 'content-length') ?? Number.NaN)
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

/** The first whole answer in what came, but for those that only say that more may be sent. */
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
  const answer = { status, headers, body: '' }
  if (method === 'HEAD' || status === 204 || status === 304) return answer
  const body = parseBody(text, headEnd + 4, answer, isClosed)
  return body === null ? null : { ...answer, body }
}

/** Sends a request over a connection of its own, byte by byte as it is, and reads one answer. */
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
    function finish(answer: RawResponse | null, silent = false) {
      clearTimeout(timer)
      // Without the usual farewell, which would keep each port for a minute.
      socket.resetAndDestroy()
      resolve({ request, response: answer, timedOut: silent })
    }
    socket.setEncoding('latin1')
    socket.on('connect', () =>
      socket.write(toBytes(request), () => {
        if (ending === 'leave') finish(null)
      }),
    )
    socket.on('data', (more: string) => {
      text += more
      const answer = parseResponse(text, method, false)
      if (answer !== null) finish(answer)
    })
    socket.on('error', () => {})
    socket.on('close', () => finish(parseResponse(text, method, true)))
  })
}
