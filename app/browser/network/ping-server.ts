import { ENDPOINTS } from '#domain/platform/paths.ts'

/** Long enough for a slow connection. */
const TIMEOUT_MS = 5_000

/** @throws when there is no connection to the server, which always accepts this request */
export async function pingServer(): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const { ok, status } = await fetch(ENDPOINTS.health, { cache: 'no-store', signal })
  // A proxy may answer instead of a server that is down.
  if (!ok) throw new Error(`The server answered with status ${status}.`)
}

export const isServerReachable = (): Promise<boolean> =>
  pingServer().then(
    () => true,
    () => false,
  )
