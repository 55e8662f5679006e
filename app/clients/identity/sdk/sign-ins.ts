import type { SignIn } from '#app/clients/identity/contract/identity.ts'
import { mySignInPath } from '#domain/people/links.ts'
import {
  hasFields,
  isBoolean,
  isListOf,
  isText,
  requireShape,
} from '#domain/platform/json/shape.ts'
import { ENDPOINTS } from '#domain/platform/paths.ts'

const TIMEOUT_MS = 30_000

const isSignInList = isListOf(
  hasFields<SignIn>({
    id: isText,
    device: (value): value is string | null => value === null || isText(value),
    createdAt: isText,
    usedAt: isText,
    current: isBoolean,
  }),
)

/** @throws when the server cannot be reached or has no session for this browser */
export async function fetchSignIns(): Promise<SignIn[]> {
  const response = await fetch(ENDPOINTS.mySignIns, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`The sign-ins failed with status ${response.status}.`)
  return requireShape(await response.json(), isSignInList)
}

/**
 * @param token issued after reauthentication
 * @throws when the server cannot be reached or refuses
 */
export async function revokeSignIn(id: string, token: string): Promise<void> {
  const { ok, status } = await fetch(mySignInPath(id), {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!ok) throw new Error(`The sign-in was not ended: the server answered ${status}.`)
}
