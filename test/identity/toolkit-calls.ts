import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'

export const PASSWORD = 'correct horse'
export const SIGN_IN = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword'
export const SIGN_UP = '/identitytoolkit.googleapis.com/v1/accounts:signUp'
export const LOOKUP = '/identitytoolkit.googleapis.com/v1/accounts:lookup'

interface CallOptions {
  readonly from?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Calls of the identity service as any program can make them, without the SDK. */
export function createToolkitClient(url: () => string) {
  function post(
    path: string,
    body: unknown,
    { from = '10.0.0.1', headers = {} }: CallOptions = {},
  ) {
    return fetch(`${url()}${path}?key=homiq`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  }

  return {
    post,
    /** The address of a new account. */
    async registered(): Promise<string> {
      const email = `${randomUUID()}@example.com`
      const answer = post(SIGN_UP, { email, password: PASSWORD }, { from: '10.9.9.9' })
      expect(await getResultCode(answer)).toBe('ok')
      return email
    },
  }
}

/** The code that a call was refused with; 'ok' when it was not. */
export async function getResultCode(answer: Response | Promise<Response>): Promise<string> {
  const response = await answer
  if (response.ok) return 'ok'
  if (response.status === 429 || response.status === 503) return response.text()
  const { error } = (await response.json()) as { error: { message: string } }
  return error.message
}
