import { signUp } from '#bench/support/identity-client.ts'
import { type Attack, createRequest, flood } from '#bench/support/load/attack.ts'

/** The limit of `server/people/session/commands.ts`. */
const MAX_SESSIONS = 20

async function isSessionValid(url: string, cookie: string): Promise<boolean> {
  const response = await fetch(`${url}/settings.data`, {
    method: 'POST',
    headers: { Cookie: cookie, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'intent=sign-out-everywhere',
  })
  return (await response.text()).includes('"ended"')
}

/** Each POST without a cookie once added a session that lasted for days. */
export const SESSION_FLOODS: readonly Attack[] = [
  {
    name: '`POST /session` without its cookie',
    async run(target) {
      const { url, ip } = target
      const token = await signUp(url, { email: `sessions-${ip}@example.com`, ip: '198.18.0.1' })
      const headers = { Authorization: `Bearer ${token}` }
      const first = await fetch(`${url}/session`, { method: 'POST', headers })
      const [cookie = ''] = (first.headers.get('Set-Cookie') ?? '').split(';')
      const bytes = createRequest(target, 'POST', '/session', { headers, body: '' })
      const { outcomes } = await flood(target, 10, () => bytes)
      const started = outcomes.get('204') ?? 0
      const isFault = started >= MAX_SESSIONS && (await isSessionValid(url, cookie))
      return { outcomes, ...(isFault && { fault: `the first session outlived ${started} more` }) }
    },
  },
]
