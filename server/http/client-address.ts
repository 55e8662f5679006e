import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import type { Context } from 'hono'

/** What the listener hands on beside a request. */
export interface Connection {
  readonly incoming?: Pick<IncomingMessage, 'socket'>
}

/**
 * The address of the network that a request comes from, to count by: an IPv4 address, or the first
 * half of an IPv6 address, which is what one customer has. `unknown` when there is none.
 *
 * @param trustedProxy whether the server is reached only through a proxy, which adds the address
 *   that it sees to `X-Forwarded-For`; what the client itself wrote there stands before it
 */
export function clientAddress(c: Context, trustedProxy: boolean): string {
  const forwarded = trustedProxy ? c.req.header('X-Forwarded-For') : undefined
  const connection = c.env as Connection | undefined
  const address = forwarded?.split(',').at(-1)?.trim() || connection?.incoming?.socket.remoteAddress
  if (address === undefined) return 'unknown'
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return isIPv6(plain) ? firstHalf(plain) : plain
}

/** The first four of the eight groups of an IPv6 address. */
function firstHalf(address: string): string {
  const [head = '', tail] = address.replace(/%.*$/, '').split('::')
  const groups = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...after]
  const network = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
