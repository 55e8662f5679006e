import { allowInsecureRequests, type Configuration } from 'openid-client'

/** How long a provider may take for one answer, in seconds. */
export const TIMEOUT_SECONDS = 10

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * The address of a provider as the settings name it, without a slash at the end.
 *
 * @throws {Error} a sentence when secrets sent there could be read on the way
 */
export function parseProviderUrl(text: string): string {
  const url = URL.parse(text)
  const safe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url))
  if (url === null || !safe) {
    throw new Error(`A provider must be at https:// (http:// only on this machine): ${text}`)
  }
  return url.href.replace(/\/+$/, '')
}

/** What lets the client of a provider on this machine speak plain http; the others never do. */
export function allowLoopbackHttp(providerUrl: string): ((config: Configuration) => void)[] {
  return new URL(providerUrl).protocol === 'http:' ? [allowInsecureRequests] : []
}

function isLoopback(url: URL): boolean {
  return LOOPBACK_HOSTS.has(url.hostname)
}
