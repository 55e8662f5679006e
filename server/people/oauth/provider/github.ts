import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  Configuration,
  calculatePKCECodeChallenge,
  fetchProtectedResource,
} from 'openid-client'
import * as z from 'zod'
import { isEmail } from '#domain/people/email.ts'
import { type OAuthClientSettings, type OAuthProvider, ProfileRejectedError } from './provider.ts'
import { allowLoopbackHttp, parseProviderUrl, TIMEOUT_SECONDS } from './provider-url.ts'
import { sanitizeDisplayName, sanitizePhotoUrl } from './sanitize-profile.ts'

export interface GitHubSettings extends OAuthClientSettings {
  /** `https://github.com`, or the URL of a GitHub Enterprise Server. */
  readonly url: string
}

const HEADERS = { Accept: 'application/vnd.github+json', 'X-GitHub-Api-Version': '2022-11-28' }

const userSchema = z.object({
  id: z.int().positive(),
  name: z.string().nullish(),
  avatar_url: z.string().nullish(),
})

const emailsSchema = z.array(
  z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }),
)

/**
 * GitHub has plain OAuth 2.0 without ID tokens, so the profile comes from its API.
 *
 * @throws {Error} when the URL is not https
 */
export function createGitHubProvider({
  clientId,
  clientSecret,
  url,
}: GitHubSettings): OAuthProvider {
  const baseUrl = parseProviderUrl(url)
  const api = baseUrl === 'https://github.com' ? 'https://api.github.com' : `${baseUrl}/api/v3`
  const config = new Configuration(
    {
      // The `iss` parameter of GitHub's authorization response (RFC 9207).
      issuer: `${baseUrl}/login/oauth`,
      authorization_endpoint: `${baseUrl}/login/oauth/authorize`,
      token_endpoint: `${baseUrl}/login/oauth/access_token`,
    },
    clientId,
    clientSecret,
  )
  config.timeout = TIMEOUT_SECONDS
  for (const extend of allowLoopbackHttp(baseUrl)) extend(config)

  async function fetchApi<T>(path: string, token: string, schema: z.ZodType<T>): Promise<T> {
    const headers = new Headers(HEADERS)
    const url = new URL(`${api}${path}`)
    const response = await fetchProtectedResource(config, token, url, 'GET', null, headers)
    if (!response.ok)
      throw new ProfileRejectedError(`The API answered ${path} with ${response.status}.`)
    const parsed = schema.safeParse(await response.json())
    if (!parsed.success)
      throw new ProfileRejectedError(`The API answered ${path} in another shape.`)
    return parsed.data
  }

  return {
    issuesIdTokens: false,

    async getAuthorizationUrl({ state, codeVerifier }, redirectUri, { reauthenticate }) {
      return buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'read:user user:email',
        state,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        // GitHub cannot force reauthentication; at least it shows a page instead of redirecting.
        ...(reauthenticate && { prompt: 'select_account' }),
      })
    },

    async fetchProfile({ state, codeVerifier }, callbackUrl) {
      const { access_token: token } = await authorizationCodeGrant(config, callbackUrl, {
        expectedState: state,
        pkceCodeVerifier: codeVerifier,
      })
      const [user, emails] = await Promise.all([
        fetchApi('/user', token, userSchema),
        fetchApi('/user/emails?per_page=100', token, emailsSchema),
      ])
      const primary = emails.find((entry) => entry.primary && entry.verified)
      if (primary === undefined)
        throw new ProfileRejectedError('The primary address is not verified.')
      if (!isEmail(primary.email)) throw new ProfileRejectedError('The primary address is not one.')
      return {
        provider: 'github.com',
        subject: String(user.id),
        email: primary.email,
        emailVerified: true,
        displayName: sanitizeDisplayName(user.name),
        photoUrl: sanitizePhotoUrl(user.avatar_url),
        authTime: null,
      }
    },
  }
}
