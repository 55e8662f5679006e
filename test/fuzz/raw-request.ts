/** A request as it is sent. Its strings have one character for each byte, so that any bytes can be sent. */
export interface RawRequest {
  readonly method: string
  readonly target: string
  readonly headers: readonly (readonly [string, string])[]
  readonly body: string | null
  readonly framing: Framing
  readonly ending: Ending
  /** A number from which the IP in `X-Forwarded-For` is built, for rate limits. */
  readonly client: number
}

/**
 * How the length of the body is declared: correctly, by length or in chunks; not at all; by a length that
 * is too small or too large; by invalid chunks; by both.
 */
export const FRAMINGS = [
  'length',
  'chunked',
  'none',
  'short',
  'long',
  'bad chunks',
  'both',
] as const
export type Framing = (typeof FRAMINGS)[number]

/**
 * What the client does: it waits for the response, disconnects at once, sends half of the request, or
 * sends it twice (pipelining).
 */
export const ENDINGS = ['wait', 'leave', 'half', 'twice'] as const
export type Ending = (typeof ENDINGS)[number]

/** UTF-8 as a string with one character for each byte. */
export const toBinaryString = (text: string): string => Buffer.from(text).toString('latin1')

const toIp = (client: number) => `10.${(client >> 16) & 255}.${(client >> 8) & 255}.${client & 255}`

const FRAMING_HEADER = /^\s*(transfer-encoding|content-length)\s*$/i

/** Whether the server can know where the request ends. If not, it may wait for more. */
export const isComplete = ({ headers, framing, ending }: RawRequest): boolean =>
  ending !== 'half' && framing !== 'long' && !headers.some(([name]) => FRAMING_HEADER.test(name))

/** Whether the client disconnects before the response. */
export const disconnectsEarly = (request: RawRequest): boolean =>
  request.ending === 'leave' || !isComplete(request)

function frameBody(body: string, framing: Framing): [head: string, body: string] {
  const length = (bytes: number) => `Content-Length: ${Math.max(0, bytes)}\r\n`
  const chunks = `${body.length.toString(16)}\r\n${body}\r\n${body === '' ? '' : '0\r\n\r\n'}`
  switch (framing) {
    case 'length':
      return [length(body.length), body]
    case 'chunked':
      return ['Transfer-Encoding: chunked\r\n', chunks]
    case 'none':
      return ['', body]
    case 'short':
      return [length(body.length >> 1), body]
    case 'long':
      return [length(body.length + 7), body]
    case 'bad chunks':
      return ['Transfer-Encoding: chunked\r\n', `zz;${body}`]
    case 'both':
      return [`Transfer-Encoding: chunked\r\n${length(body.length)}`, chunks]
  }
}

export function toBytes(request: RawRequest): Buffer {
  const { method, target, headers, framing, ending, client } = request
  const [framingHead, body] = request.body === null ? ['', ''] : frameBody(request.body, framing)
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const head = `${method} ${target} HTTP/1.1\r\nX-Forwarded-For: ${toIp(client)}\r\n${lines}${framingHead}\r\n`
  const bytes = Buffer.from(head + body, 'latin1')
  if (ending === 'half') return bytes.subarray(0, bytes.length >> 1)
  return ending === 'twice' ? Buffer.concat([bytes, bytes]) : bytes
}
