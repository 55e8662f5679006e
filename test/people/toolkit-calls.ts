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

/** Calls the identity service over HTTP, without the SDK. */
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
    /**
     * Creates an account.
     *
     * @returns its email address
     */
    async register(): Promise<string> {
      const email = `${randomUUID()}@example.com`
      const response = post(SIGN_UP, { email, password: PASSWORD }, { from: '10.9.9.9' })
      expect(await getResultCode(response)).toBe('ok')
      return email
    },
  }
}

/** The error code of a response, or 'ok'. */
export async function getResultCode(result: Response | Promise<Response>): Promise<string> {
  const response = await result
  if (response.ok) return 'ok'
  if (response.status === 429 || response.status === 503) return response.text()
  const { error } = (await response.json()) as { error: { message: string } }
  return error.message
}
