import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'
import * as z from 'zod'
import { isEmail } from '#domain/contact/email.ts'
import { storableTextSchema } from '#domain/text/storable-text.ts'
import { type OAuthClientSettings, type OAuthProvider, ProfileRejectedError } from './provider.ts'
import { allowLoopbackHttp, parseProviderUrl, TIMEOUT_SECONDS } from './provider-url.ts'
import { sanitizeDisplayName, sanitizePhotoUrl } from './sanitize-profile.ts'

export interface GoogleSettings extends OAuthClientSettings {
  /** Google's own is `https://accounts.google.com`. */
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
 * Google by OpenID Connect. Its addresses and keys are asked for on first use and kept; after a
 * failure they are asked for anew.
 *
 * @throws {Error} when the issuer is not at https
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
      // The signature of an ID token is checked although it comes over a trusted connection.
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
        // Google knows no `prompt=login`. Where it does not know `max_age` either, the visitor
        // has to choose the account at least.
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
