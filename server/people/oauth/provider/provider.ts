import type { FederatedProfile } from '#server/people/account/federated-profile.ts'

export interface OAuthClientSettings {
  readonly clientId: string
  readonly clientSecret: string
}

/** Generated for each attempt, and checked in the callback. */
export interface AttemptSecrets {
  readonly state: string
  readonly codeVerifier: string
  /** `null` if the provider issues no ID tokens. */
  readonly nonce: string | null
}

/** Authorization code flow with PKCE. */
export interface OAuthProvider {
  readonly issuesIdTokens: boolean
  /**
   * @param options.reauthenticate asks the provider to authenticate the visitor again, as far as it
   *   supports that
   * @throws when the provider cannot be reached within 10 s
   */
  getAuthorizationUrl(
    secrets: AttemptSecrets,
    redirectUri: string,
    options: { readonly reauthenticate: boolean },
  ): Promise<URL>
  /**
   * Exchanges the authorization code in `callbackUrl` and fetches the profile.
   *
   * @throws {ProfileRejectedError} when the email address is not verified
   * @throws when the visitor declined, a response is invalid, or a request takes over 10 s
   */
  fetchProfile(secrets: AttemptSecrets, callbackUrl: URL): Promise<FederatedProfile>
}

/** The protocol succeeded, but the profile cannot be used. The message is for the log. */
export class ProfileRejectedError extends Error {
  override readonly name = 'ProfileRejectedError'
}
