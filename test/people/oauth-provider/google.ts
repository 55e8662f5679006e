import { Hono } from 'hono'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { GoogleSettings } from '#server/people/oauth/provider/google.ts'
import { handleConsent, renderConsentPage } from './consent.ts'
import type { Faults } from './faults.ts'
import { type Grants, getSubject } from './grants.ts'

export async function googleRoutes(
  { issuer, clientId }: GoogleSettings,
  grants: Grants,
  faults: Faults,
): Promise<Hono> {
  const [published, foreign] = await Promise.all([
    generateKeyPair('RS256'),
    generateKeyPair('RS256'),
  ])
  const jwk = { ...(await exportJWK(published.publicKey)), kid: '1', alg: 'RS256', use: 'sig' }
  const app = new Hono()

  app.get('/.well-known/openid-configuration', (c) =>
    c.json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
    }),
  )
  app.get('/jwks', (c) => c.json({ keys: [jwk] }))
  app.get('/authorize', (c) => renderConsentPage(c, 'Google', grants))
  app.post('/authorize', (c) => handleConsent(c, grants))
  app.post('/token', async (c) => {
    const grant = grants.redeem(new URLSearchParams(await c.req.text()))
    if (typeof grant === 'string') return c.json({ error: grant }, 400)
    const { person, token } = grant
    const claims = {
      nonce: faults.nonce ?? grant.nonce,
      email: person.email,
      email_verified: person.verified,
      name: person.name,
      picture: 'https://pictures.example/visitor.png',
      ...(grant.requestsAuthTime && { auth_time: Math.floor(Date.now() / 1000) }),
    }
    const idToken = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: '1' })
      .setIssuer(issuer)
      .setAudience(faults.audience ?? clientId)
      .setSubject(String(getSubject(person)))
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(faults.foreignKey ? foreign.privateKey : published.privateKey)
    return c.json({
      access_token: token,
      token_type: 'Bearer',
      expires_in: 3600,
      id_token: idToken,
    })
  })
  return app
}
