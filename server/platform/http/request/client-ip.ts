import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'

/** What the listener passes along with a request. */
export interface Connection {
  readonly incoming?: Pick<IncomingMessage, 'socket'>
  readonly outgoing?: Pick<ServerResponse, 'setHeader'> & Partial<Pick<ServerResponse, 'destroyed'>>
  readonly requestId?: string
}

export type Fetch = (request: Request, connection?: Connection) => Response | Promise<Response>

/**
 * The client IP of loopback connections without a proxy, such as a developer's browser or a test.
 * `LOOPBACK_FACTOR` widens its limits. No email address and no IP starts with this text.
 */
export const LOOPBACK = 'this machine'

export interface ClientIpOptions {
  /** How many proxies are in front of the server; each appends the IP that it sees. */
  readonly proxies: number
  /** Whether requests from this machine are counted as `LOOPBACK`. */
  readonly loopback: boolean
}

/**
 * The IP that a client is counted by: an IPv4 address, or the /64 network of an IPv6 address, which
 * is what one customer gets. `unknown` when there is none.
 *
 * Behind `n` proxies it is the n-th entry of `X-Forwarded-For` from the right, which the
 * outermost proxy added; anything to the left of it was sent by the client.
 */
export function getClientIp(c: Context, { proxies, loopback }: ClientIpOptions): string {
  const socket = (c.env as Connection | undefined)?.incoming?.socket.remoteAddress
  if (proxies === 0) return normalizeIp(socket, loopback) ?? 'unknown'
  const entries = c.req.header('X-Forwarded-For')?.split(',') ?? []
  const entry = entries.at(-Math.min(proxies, entries.length))
  return normalizeIp(entry, false) ?? normalizeIp(socket, false) ?? 'unknown'
}

/** Some proxies add the port: "192.0.2.7:4711", "[2001:db8::1]:443". */
const IP_WITH_PORT = /^(?:\[([\da-f:.%\w]+)\]|(\d+(?:\.\d+){3}))(?::\d{1,5})?$/i

function normalizeIp(text: string | undefined, loopback: boolean): string | null {
  const trimmed = text?.trim() ?? ''
  const [, ipv6, ipv4] = IP_WITH_PORT.exec(trimmed) ?? []
  const bare = (ipv6 ?? ipv4 ?? trimmed).replace(/%.*$/, '')
  const isIp = ipaddr.IPv4.isValidFourPartDecimal(bare) || ipaddr.IPv6.isValid(bare)
  if (!isIp) return null
  const ip = ipaddr.process(bare)
  if (ip.range() === 'loopback') return loopback ? LOOPBACK : ip.toString()
  if (!(ip instanceof ipaddr.IPv6)) return ip.toString()
  const network = ip.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}
