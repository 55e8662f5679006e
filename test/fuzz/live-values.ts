import type { RawRequest } from './raw-request.ts'

/** Values of the running site, by the names of their placeholders in requests. */
export type LiveValues = Readonly<Record<string, string>>

const PASSWORD = 'a password Zq7planted'

/** IPs that no request uses, so that their rate limits do not apply. */
let clients = 0
const clientHeaders = () => {
  clients += 1
  return { 'X-Forwarded-For': `172.16.${(clients >> 8) & 255}.${clients & 255}` }
}

/** Creates an account with a session, and finds existing files. */
export async function createLiveValues(url: string): Promise<LiveValues> {
  const headers = clientHeaders()
  const email = `zq7planted-${process.hrtime.bigint()}@example.com`
  const account = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:signUp`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  const { idToken, refreshToken } = (await account.json()) as Record<string, string>
  const began = await fetch(`${url}/session`, {
    method: 'POST',
    headers: { ...headers, Authorization: `Bearer ${idToken}` },
  })
  const session = /session=([\w-]+)/.exec(began.headers.get('Set-Cookie') ?? '')?.[1]
  const home = await (await fetch(`${url}/home`, { headers })).text()
  const asset = /\/assets\/[\w.-]+\.js/.exec(home)?.[0]
  const picture = /\/pictures\/[\w./-]+\.(?:avif|webp|jpe?g)/.exec(home)?.[0]
  const values = { email, password: PASSWORD, idToken, refreshToken, session, asset, picture }
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? '']))
}

/** Whether the account is still signed in. Requests may have signed it out. */
export async function isSignedIn(url: string, { idToken, session }: LiveValues): Promise<boolean> {
  const headers = clientHeaders()
  const looked = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:lookup`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ idToken }),
  })
  return looked.status !== 400 && session !== ''
}

export function fillPlaceholders(request: RawRequest, values: LiveValues): RawRequest {
  const fill = (text: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (name, key: string) => values[key] ?? name)
  return {
    ...request,
    target: fill(request.target),
    headers: request.headers.map(([name, value]) => [name, fill(value)] as const),
    body: request.body === null ? null : fill(request.body),
  }
}
