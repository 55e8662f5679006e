import type { Context } from 'hono'
import { html } from 'hono/html'
import type { Grants } from './grants.ts'

/** The provider's page: who is it, and do they agree? */
export function renderConsentPage(
  c: Context,
  provider: string,
  grants: Grants,
): Response | Promise<Response> {
  const query = new URL(c.req.url).searchParams
  const problem = grants.validate(query)
  if (problem !== null) return c.text(problem, 400)
  return c.html(html`<!doctype html>
<title>${provider} of the tests</title>
<h1>${provider} of the tests</h1>
<form method="post">
${[...query].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<label>Address <input name="email" value="visitor@example.com"></label>
<label>Name <input name="name" value="Vira Visitor"></label>
<label><input type="checkbox" name="verified" value="yes" checked> Verified</label>
<button name="decision" value="allow">Allow</button>
<button name="decision" value="deny">Deny</button>
</form>`)
}

/** The answer to the page: back to the site with a code, or with the refusal. */
export async function handleConsent(
  c: Context,
  grants: Grants,
  extra: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const form = new URLSearchParams(await c.req.text())
  const back = new URL(form.get('redirect_uri') ?? '')
  const person = {
    email: form.get('email') ?? '',
    name: form.get('name') ?? '',
    verified: form.get('verified') === 'yes',
  }
  const answer =
    form.get('decision') === 'allow'
      ? { code: grants.issueCode(form, person) }
      : { error: 'access_denied', error_description: 'The visitor <b>refused</b>.' }
  for (const [name, value] of Object.entries({ ...answer, ...extra })) {
    back.searchParams.set(name, value)
  }
  back.searchParams.set('state', form.get('state') ?? '')
  return c.redirect(back.href, 302)
}

/** Agrees or refuses at the page at `address`, as a visitor would, and gives where that leads. */
export async function submitConsent(
  address: string,
  choice: {
    readonly decision?: 'allow' | 'deny'
    readonly email?: string
    readonly verified?: boolean
  },
): Promise<URL> {
  const { decision = 'allow', email = 'visitor@example.com', verified = true } = choice
  const body = new URLSearchParams(new URL(address).searchParams)
  body.set('decision', decision)
  body.set('email', email)
  body.set('name', 'Vira Visitor')
  if (verified) body.set('verified', 'yes')
  const page = await fetch(address)
  if (!page.ok) throw new Error(await page.text())
  const answer = await fetch(address, { method: 'POST', body, redirect: 'manual' })
  return new URL(answer.headers.get('location') ?? '')
}
