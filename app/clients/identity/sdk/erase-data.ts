import { ENDPOINTS } from '#domain/platform/paths.ts'

const TIMEOUT_MS = 30_000

/**
 * Makes this site's server erase what it stores about an account of a Firebase project.
 *
 * @param token issued after reauthentication
 * @throws when the server cannot be reached or refuses
 */
export async function eraseData(token: string): Promise<void> {
  const { ok, status } = await fetch(ENDPOINTS.myData, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!ok) throw new Error(`The data was not erased: the server answered ${status}.`)
}
