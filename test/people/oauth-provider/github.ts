import { Hono } from 'hono'
import type { GitHubSettings } from '#server/people/oauth/provider/github.ts'
import { handleConsent, renderConsentPage } from './consent.ts'
import { type Grants, getSubject } from './grants.ts'

/** Fakes GitHub Enterprise, which has sign-in and API on one host. */
export function githubRoutes({ url }: GitHubSettings, grants: Grants): Hono {
  const app = new Hono()
  app.get('/login/oauth/authorize', (c) => renderConsentPage(c, 'GitHub', grants))
  app.post('/login/oauth/authorize', (c) => handleConsent(c, grants, { iss: `${url}/login/oauth` }))
  app.post('/login/oauth/access_token', async (c) => {
    const grant = grants.redeem(new URLSearchParams(await c.req.text()))
    // GitHub reports failures with status 200.
    if (typeof grant === 'string') return c.json({ error: grant })
    return c.json({
      access_token: grant.token,
      token_type: 'bearer',
      scope: 'read:user,user:email',
    })
  })

  app.use('/api/v3/*', async (c, next) => {
    if (c.req.header('user-agent') === undefined) return c.text('Who asks?', 403)
    return next()
  })
  app.get('/api/v3/user', (c) => {
    const person = grants.getPerson(c.req.header('authorization'))
    if (person === undefined) return c.json({}, 401)
    return c.json({
      id: getSubject(person),
      login: 'visitor',
      name: person.name,
      avatar_url: 'https://pictures.example/visitor.png',
    })
  })
  app.get('/api/v3/user/emails', (c) => {
    const person = grants.getPerson(c.req.header('authorization'))
    if (person === undefined) return c.json({}, 401)
    return c.json([
      { email: 'second@example.org', primary: false, verified: true, visibility: null },
      { email: person.email, primary: true, verified: person.verified, visibility: 'private' },
    ])
  })
  return app
}
