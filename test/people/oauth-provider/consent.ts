import type { Context } from 'hono'
import { html } from 'hono/html'
import type { Grants } from './grants.ts'

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

/** Redirects to the site with a code or a refusal. */
export async function handleConsent(
  c: Context,
  grants: Grants,
  extra: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const form = new URLSearchParams(await c.req.text())
  const redirect = new URL(form.get('redirect_uri') ?? '')
  const person = {
    email: form.get('email') ?? '',
    name: form.get('name') ?? '',
    verified: form.get('verified') === 'yes',
  }
  const result =
    form.get('decision') === 'allow'
      ? { code: grants.issueCode(form, person) }
      : { error: 'access_denied', error_description: 'The visitor <b>refused</b>.' }
  for (const [name, value] of Object.entries({ ...result, ...extra })) {
    redirect.searchParams.set(name, value)
  }
  redirect.searchParams.set('state', form.get('state') ?? '')
  return c.redirect(redirect.href, 302)
}

/**
 * Submits the consent page at `pageUrl`, as a visitor would.
 *
 * @returns the URL that it redirects to
 */
export async function submitConsent(
  pageUrl: string,
  choice: {
    readonly decision?: 'allow' | 'deny'
    readonly email?: string
    readonly verified?: boolean
  },
): Promise<URL> {
  const { decision = 'allow', email = 'visitor@example.com', verified = true } = choice
  const body = new URLSearchParams(new URL(pageUrl).searchParams)
  body.set('decision', decision)
  body.set('email', email)
  body.set('name', 'Vira Visitor')
  if (verified) body.set('verified', 'yes')
  const page = await fetch(pageUrl)
  if (!page.ok) throw new Error(await page.text())
  const response = await fetch(pageUrl, { method: 'POST', body, redirect: 'manual' })
  return new URL(response.headers.get('location') ?? '')
}
