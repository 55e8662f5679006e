import type { Queryable } from '#server/platform/db/open.ts'
import type { OAuthProviders, ProviderSlug } from './provider/providers.ts'

export interface OAuthDependencies {
  readonly db: Queryable
  readonly providers: OAuthProviders
  /** Whether a demo replaces providers without a client: in development only. */
  readonly demo: boolean
  /** The origin that visitors use, such as `https://homiq.example`. */
  readonly getPublicOrigin: (request: Request) => string
  readonly now?: () => Date
  /** Called with one line per failed attempt; logs a warning by default. */
  readonly logFailure?: (line: string) => void
}

export interface ProviderContext extends Required<OAuthDependencies> {
  readonly slug: ProviderSlug
  /** The redirect URI. */
  readonly getCallbackUrl: (request: Request) => string
}
