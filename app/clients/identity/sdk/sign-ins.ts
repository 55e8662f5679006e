import * as z from 'zod/mini'
import type { SignIn } from '#app/clients/identity/identity.ts'

const TIMEOUT_MS = 30_000

const schema = z.array(
  z.object({
    id: z.string(),
    device: z.nullable(z.string()),
    createdAt: z.string(),
    usedAt: z.string(),
    current: z.boolean(),
  }),
)

/** @throws when the server is not reached, or does not know who is asking */
export async function readSignIns(): Promise<SignIn[]> {
  const answer = await fetch('/my/sign-ins', { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!answer.ok) throw new Error(`The sign-ins were answered with ${answer.status}.`)
  return schema.parse(await answer.json())
}

/**
 * Ends one of them.
 *
 * @param token made after a fresh proof
 * @throws when the server is not reached, or refuses
 */
export async function endSignIn(id: string, token: string): Promise<void> {
  const { ok, status } = await fetch(`/my/sign-ins/${encodeURIComponent(id)}`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!ok) throw new Error(`The sign-in was not ended: the server answered ${status}.`)
}
