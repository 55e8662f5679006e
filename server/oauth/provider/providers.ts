import type { ProviderId } from '#server/account/federated-profile.ts'
import { createGitHubProvider, type GitHubSettings } from './github.ts'
import { createGoogleProvider, type GoogleSettings } from './google.ts'
import type { OAuthProvider } from './provider.ts'

/** Providers by the first segment of their addresses. */
export type ProviderSlug = 'google' | 'github'

/** The clients that the environment configures; `null` where it configures none. */
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
 * The providers that `settings` configure. Nothing is asked of them yet.
 *
 * @throws {Error} a sentence when an address is neither https nor on this machine
 */
export function createOAuthProviders(settings: OAuthSettings): OAuthProviders {
  return {
    google: settings.google && createGoogleProvider(settings.google),
    github: settings.github && createGitHubProvider(settings.github),
  }
}
