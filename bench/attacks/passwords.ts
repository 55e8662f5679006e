import { PASSWORD, signUp } from '#bench/support/identity-client.ts'
import { type Attack, type AttackTarget, createRequest, flood } from '#bench/support/load/attack.ts'

const CALL = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword'

const createSignInRequest = (target: AttackTarget, email: string, password: string) =>
  createRequest(target, 'POST', CALL, {
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })

function floodSignIns(accounts: number, inFlight: number): Attack['run'] {
  return async (target) => {
    const durationMs = target.until - performance.now()
    const emails = Array.from(
      { length: accounts },
      (_, index) => `${index}-${target.ip}@example.com`,
    )
    for (const [index, email] of emails.entries()) {
      await signUp(target.url, { email, ip: `198.18.${accounts}.${index}` })
    }
    const requests = emails.map((email) => createSignInRequest(target, email, PASSWORD))
    // The clock starts only after the accounts have been created.
    const until = performance.now() + durationMs
    return flood({ ...target, until }, inFlight, (index) => requests[index % accounts] ?? '')
  }
}

/** One client could once fill the queue of password hashes for everyone. */
export const PASSWORD_FLOODS: readonly Attack[] = [
  { name: 'one account, 8 sign-ins in flight', run: floodSignIns(1, 8) },
  { name: 'ten accounts, 90 sign-ins in flight', run: floodSignIns(10, 90) },
  {
    name: 'addresses without an account, 90 in flight',
    run: (target) =>
      flood(target, 90, (index) =>
        createSignInRequest(target, `nobody-${index}@example.com`, 'x'.repeat(99)),
      ),
  },
]
