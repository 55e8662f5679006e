import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'
import * as z from 'zod'
import { isEmail } from '#domain/people/email.ts'
import { storableTextSchema } from '#domain/platform/text/storable-text.ts'
import { type OAuthClientSettings, type OAuthProvider, ProfileRejectedError } from './provider.ts'
import { allowLoopbackHttp, parseProviderUrl, TIMEOUT_SECONDS } from './provider-url.ts'
import { sanitizeDisplayName, sanitizePhotoUrl } from './sanitize-profile.ts'

export interface GoogleSettings extends OAuthClientSettings {
  /** `https://accounts.google.com`, except in tests. */
  readonly issuer: string
}

const claimsSchema = z.object({
  sub: storableTextSchema.check(z.minLength(1), z.maxLength(255)),
  email: z.string().refine(isEmail),
  email_verified: z.boolean(),
  name: z.string().nullish(),
  picture: z.string().nullish(),
  auth_time: z.number().optional(),
})

/**
 * Google by OpenID Connect. Discovery runs on first use and is cached, unless it fails.
 *
 * @throws {Error} when the issuer is not https
 */
export function createGoogleProvider({
  clientId,
  clientSecret,
  issuer,
}: GoogleSettings): OAuthProvider {
  const issuerUrl = parseProviderUrl(issuer)
  let discovered: Promise<Configuration> | undefined

  function getConfiguration(): Promise<Configuration> {
    discovered ??= discovery(new URL(issuerUrl), clientId, clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      // This verifies the signatures of ID tokens, too, although TLS authenticates the token endpoint.
      execute: [...allowLoopbackHttp(issuerUrl), enableNonRepudiationChecks],
    }).catch((error: unknown) => {
      discovered = undefined
      throw error
    })
    return discovered
  }

  return {
    issuesIdTokens: true,

    async getAuthorizationUrl({ state, codeVerifier, nonce }, redirectUri, { reauthenticate }) {
      return buildAuthorizationUrl(await getConfiguration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce: nonce ?? '',
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        // Google does not support `prompt=login`. If it ignores `max_age`, too, the visitor at
        // least has to choose the account.
        ...(reauthenticate && { max_age: '0', prompt: 'select_account' }),
      })
    },

    async fetchProfile({ state, codeVerifier, nonce }, callbackUrl) {
      const tokens = await authorizationCodeGrant(await getConfiguration(), callbackUrl, {
        expectedState: state,
        expectedNonce: nonce ?? '',
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      })
      const parsed = claimsSchema.safeParse(tokens.claims())
      if (!parsed.success) throw new ProfileRejectedError('The ID token lacks a claim.')
      const { sub, email, email_verified, name, picture, auth_time } = parsed.data
      if (!email_verified) throw new ProfileRejectedError('The address is not verified.')
      return {
        provider: 'google.com',
        subject: sub,
        email,
        emailVerified: true,
        displayName: sanitizeDisplayName(name),
        photoUrl: sanitizePhotoUrl(picture),
        authTime: auth_time === undefined ? null : new Date(auth_time * 1000),
      }
    },
  }
}
