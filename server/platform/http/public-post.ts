import { type LookupAddress, lookup } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request } from 'node:https'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The limit of one request: a receiver stores what it gets and works later. */
const TIMEOUT_MS = 10_000

export interface PublicPost {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
  readonly signal: AbortSignal
}

/** All of IPv6 that is in use on the public internet. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3')

class AddressNotPublicError extends Error {
  readonly code = 'ADDRESS_NOT_PUBLIC'
}

/** Only addresses of the public internet: not those of this machine, its network or its cloud. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  const isAssigned = parsed.kind() === 'ipv4' || parsed.match(GLOBAL_UNICAST)
  return isAssigned && parsed.range() === 'unicast'
}

/** Connects to the address that was checked, so that a name cannot resolve to another one in between. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '')
    const addresses = (found as LookupAddress[]).filter(({ address }) => isPublicAddress(address))
    const [first] = addresses
    if (first === undefined)
      return callback(new AddressNotPublicError('The host has no public address.'), '')
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
  })
}

/**
 * Posts to a URL that somebody typed. Follows no redirects, and reads nothing of the response but its status.
 *
 * @param options.isPrivateAllowed lets it reach this machine and its network, also without TLS
 * @throws {Error} if the host is not public, or does not answer in time
 */
export async function postToPublicHost(
  { url, headers, body, signal }: PublicPost,
  { isPrivateAllowed = false }: { readonly isPrivateAllowed?: boolean } = {},
): Promise<number> {
  const { protocol, hostname } = new URL(url)
  // No lookup is made for a host that is an address already.
  const host = hostname.replace(/^\[|\]$/g, '')
  const isTyped = ipaddr.isValid(host)
  if (!isPrivateAllowed && (protocol !== 'https:' || (isTyped && !isPublicAddress(host))))
    throw new AddressNotPublicError('The host is not public.')
  const send = protocol === 'https:' ? request : requestHttp
  return new Promise((resolve, reject) => {
    const sent = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
        agent: false,
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
        ...(!isPrivateAllowed && { lookup: lookupPublic }),
      },
      (response) => {
        resolve(response.statusCode ?? 0)
        response.destroy()
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}
