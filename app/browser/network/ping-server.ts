import { ENDPOINTS } from '#domain/site/links.ts'

/** Long enough for a slow connection. */
const TIMEOUT_MS = 5_000

/** @throws when there is no connection: the server answers this URL always */
export async function pingServer(): Promise<void> {
  await fetch(ENDPOINTS.health, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })
}

export const isServerReachable = (): Promise<boolean> =>
  pingServer().then(
    () => true,
    () => false,
  )
