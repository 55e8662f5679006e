/**
 * A request as it goes over the wire. Every text is of bytes, one character for each, so that also
 * what no client would send can be told.
 */
export interface RawRequest {
  readonly method: string
  readonly target: string
  readonly headers: readonly (readonly [string, string])[]
  /** `null` for none. */
  readonly body: string | null
  readonly framing: Framing
  readonly ending: Ending
  /** Who asks, for limits: the last number of `X-Forwarded-For`. */
  readonly client: number
}

/**
 * How the body is told: rightly by its length or in chunks; not at all; by a length that is too
 * small or too large; in chunks that are none; by both.
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
 * What comes after it: waiting for the answer; leaving at once; half of it and then nothing; the
 * same once more before the answer.
 */
export const ENDINGS = ['wait', 'leave', 'half', 'twice'] as const
export type Ending = (typeof ENDINGS)[number]

/** The bytes of a text in UTF-8. */
export const toBinaryString = (text: string): string => Buffer.from(text).toString('latin1')

/** An address of the network for each of 16 million clients. */
const toIp = (client: number) => `10.${(client >> 16) & 255}.${(client >> 8) & 255}.${client & 255}`

const FRAMING_HEADER = /^\s*(transfer-encoding|content-length)\s*$/i

/** Whether the server can know where it ends; if not, it may wait for more. */
export const isComplete = ({ headers, framing, ending }: RawRequest): boolean =>
  ending !== 'half' && framing !== 'long' && !headers.some(([name]) => FRAMING_HEADER.test(name))

/** Whether who sends it leaves before the answer. */
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

/** What goes over the wire. */
export function toBytes(request: RawRequest): Buffer {
  const { method, target, headers, framing, ending, client } = request
  const [framingHead, body] = request.body === null ? ['', ''] : frameBody(request.body, framing)
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const head = `${method} ${target} HTTP/1.1\r\nX-Forwarded-For: ${toIp(client)}\r\n${lines}${framingHead}\r\n`
  const bytes = Buffer.from(head + body, 'latin1')
  if (ending === 'half') return bytes.subarray(0, bytes.length >> 1)
  return ending === 'twice' ? Buffer.concat([bytes, bytes]) : bytes
}
