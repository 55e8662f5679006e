import { setTimeout } from 'node:timers/promises'

/** Password of every account that `signUp` creates. */
export const PASSWORD = 'correct horse battery'

const TRIES = 10
const TRY_AGAIN_MS = 1_000

export interface Login {
  readonly email: string
  readonly ip: string
}

async function identityCall(
  url: string,
  call: string,
  ip: string,
  body: object,
): Promise<{ status: number; answer: Readonly<Record<string, unknown>> }> {
  const response = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': ip },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json') ?? false
  return { status: response.status, answer: isJson ? JSON.parse(text) : {} }
}

/**
 * Creates an account, retrying while the site is overloaded.
 *
 * @returns its ID token
 * @throws {Error} when refused for another reason
 */
export async function signUp(url: string, { email, ip }: Login): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const { status, answer } = await identityCall(url, 'signUp', ip, { email, password: PASSWORD })
    if (status === 200) return String(answer.idToken)
    if (status !== 503 || attempt === TRIES) throw new Error(`An account was refused: ${status}.`)
    await setTimeout(TRY_AGAIN_MS)
  }
}
