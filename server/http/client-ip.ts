import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'

/** What the listener hands on beside a request. */
export interface Connection {
  readonly incoming?: Pick<IncomingMessage, 'socket'>
  readonly outgoing?: Pick<ServerResponse, 'setHeader'>
  /** Given to the request when it came in. */
  readonly requestId?: string
}

/**
 * Stands for this machine itself, where no proxy is before the server: a developer's browser, a
 * test suite. Limits count it fifty times slower. No address of mail and no IP begins like this.
 */
export const LOOPBACK = 'this machine'

export interface ClientIpOptions {
  /** How many proxies stand before the server; each adds the address that it sees. */
  readonly proxies: number
  /** Whether this machine itself is told apart from others, as `LOOPBACK`. */
  readonly loopback: boolean
}

/**
 * The IP address of a client, to count by: an IPv4 address, or the /64 network of an IPv6 address,
 * which is what one customer has. `unknown` when there is none.
 *
 * Behind `n` proxies it is the entry of `X-Forwarded-For` that the outermost of them added, the
 * n-th from the right; what stands before it is what the client itself wrote.
 */
export function clientIp(c: Context, { proxies, loopback }: ClientIpOptions): string {
  const socket = (c.env as Connection | undefined)?.incoming?.socket.remoteAddress
  if (proxies === 0) return keyOf(socket, loopback) ?? 'unknown'
  const entries = c.req.header('X-Forwarded-For')?.split(',') ?? []
  const entry = entries.at(-Math.min(proxies, entries.length))
  return keyOf(entry, false) ?? keyOf(socket, false) ?? 'unknown'
}

/** "192.0.2.7:4711" and "[2001:db8::1]:443", as some proxies write it. */
const WITH_PORT = /^(?:\[([\da-f:.%\w]+)\]|(\d+(?:\.\d+){3}))(?::\d{1,5})?$/i

function keyOf(text: string | undefined, loopback: boolean): string | null {
  const trimmed = text?.trim() ?? ''
  const [, ipv6, ipv4] = WITH_PORT.exec(trimmed) ?? []
  const bare = (ipv6 ?? ipv4 ?? trimmed).replace(/%.*$/, '')
  const isIp = ipaddr.IPv4.isValidFourPartDecimal(bare) || ipaddr.IPv6.isValid(bare)
  if (!isIp) return null
  const ip = ipaddr.process(bare)
  if (ip.range() === 'loopback') return loopback ? LOOPBACK : ip.toString()
  if (!(ip instanceof ipaddr.IPv6)) return ip.toString()
  const network = ip.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}
