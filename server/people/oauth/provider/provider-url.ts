import { allowInsecureRequests, type Configuration } from 'openid-client'

/** Per request to a provider. */
export const TIMEOUT_SECONDS = 10

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * @returns the URL without a trailing slash
 * @throws {Error} one sentence, unless the URL is https or on this machine
 */
export function parseProviderUrl(text: string): string {
  const url = URL.parse(text)
  const safe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url))
  if (url === null || !safe) {
    throw new Error(`A provider must be at https:// (http:// only on this machine): ${text}`)
  }
  return url.href.replace(/\/+$/, '')
}

/** openid-client options that allow http, for a provider on this machine only. */
export function allowLoopbackHttp(providerUrl: string): ((config: Configuration) => void)[] {
  return new URL(providerUrl).protocol === 'http:' ? [allowInsecureRequests] : []
}

function isLoopback(url: URL): boolean {
  return LOOPBACK_HOSTS.has(url.hostname)
}
