import { fetchJson } from '#app/browser/network/fetch-json.ts'
import type { SignIn } from '#app/clients/identity/contract/identity.ts'
import { mySignInPath } from '#domain/people/links.ts'
import { ENDPOINTS } from '#domain/platform/paths.ts'

const TIMEOUT_MS = 30_000

/** @throws when the server cannot be reached or has no session for this browser */
export const fetchSignIns = (): Promise<SignIn[]> => fetchJson(ENDPOINTS.mySignIns)

/**
 * @param token issued after reauthentication
 * @throws when the server cannot be reached or refuses
 */
async function requestDeletion(path: string, token: string): Promise<void> {
  const { ok, status } = await fetch(path, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!ok) throw new Error(`${path} was not deleted: the server answered ${status}.`)
}

/** Ends a session. Parameter and errors as for `requestDeletion`. */
export const revokeSignIn = (id: string, token: string): Promise<void> =>
  requestDeletion(mySignInPath(id), token)

/**
 * Makes this site's server erase what it stores about an account of a Firebase project. Parameter and errors as for
 * `requestDeletion`.
 */
export const eraseData = (token: string): Promise<void> => requestDeletion(ENDPOINTS.myData, token)
