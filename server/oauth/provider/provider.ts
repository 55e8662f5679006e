import type { FederatedProfile } from '#server/account/federated-profile.ts'

/** What a provider calls this site, and the secret that proves it. */
export interface OAuthClientSettings {
  readonly clientId: string
  readonly clientSecret: string
}

/** The secrets of one attempt, made here and looked for in the provider's answer. */
export interface AttemptSecrets {
  readonly state: string
  readonly codeVerifier: string
  /** Present where the provider issues ID tokens. */
  readonly nonce: string | null
}

/** A provider at which people sign in by the authorization-code flow with PKCE. */
export interface OAuthProvider {
  /** Whether an answer brings an ID token, and so a nonce. */
  readonly issuesIdTokens: boolean
  /**
   * Where the visitor signs in; with `fresh` they prove anew who they are, as far as the provider
   * has a way to ask for that.
   *
   * @throws when the provider cannot be reached within 10 s
   */
  getAuthorizationUrl(
    secrets: AttemptSecrets,
    redirectUri: string,
    options: { readonly reauthenticate: boolean },
  ): Promise<URL>
  /**
   * Exchanges the code that came back with `callbackUrl` and reads whom it stands for.
   *
   * @throws {ProfileRejectedError} when the provider does not vouch for a verified address
   * @throws when the visitor refused, an answer does not fit the attempt, or one takes over 10 s
   */
  fetchProfile(secrets: AttemptSecrets, callbackUrl: URL): Promise<FederatedProfile>
}

/** A person whom we do not let in although the protocol went well. Its words are for the log. */
export class ProfileRejectedError extends Error {
  override readonly name = 'Refusal'
}
