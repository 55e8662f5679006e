import type { ProviderId } from '#server/people/account/federated-profile.ts'
import { createGitHubProvider, type GitHubSettings } from './github.ts'
import { createGoogleProvider, type GoogleSettings } from './google.ts'
import type { OAuthProvider } from './provider.ts'

/** The first path segment of a provider's routes. */
export type ProviderSlug = 'google' | 'github'

/** `null` for providers without a client. */
export interface OAuthSettings {
  readonly google: GoogleSettings | null
  readonly github: GitHubSettings | null
}

export type OAuthProviders = Readonly<Record<ProviderSlug, OAuthProvider | null>>

export const PROVIDER_IDS: Readonly<Record<ProviderSlug, ProviderId>> = {
  google: 'google.com',
  github: 'github.com',
}

/**
 * Sends no request yet.
 *
 * @throws {Error} one sentence, unless each URL is https or on this machine
 */
export function createOAuthProviders(settings: OAuthSettings): OAuthProviders {
  return {
    google: settings.google && createGoogleProvider(settings.google),
    github: settings.github && createGitHubProvider(settings.github),
  }
}
