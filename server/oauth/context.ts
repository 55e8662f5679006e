import type { Queryable } from '#server/db/open.ts'
import type { OAuthProviders, ProviderSlug } from './provider/providers.ts'

export interface OAuthDependencies {
  readonly db: Queryable
  readonly providers: OAuthProviders
  /** Whether a provider without a client is stood in for: in development only. */
  readonly demo: boolean
  /** The origin under which visitors reach this site, as `https://homiq.example`. */
  readonly getPublicOrigin: (request: Request) => string
  readonly now?: () => Date
  /** Takes one line for every attempt that failed; the error output by default. */
  readonly logFailure?: (line: string) => void
}

/** What the handlers of one provider know. */
export interface ProviderContext extends Required<OAuthDependencies> {
  readonly slug: ProviderSlug
  /** Where the provider sends the visitor back to. */
  readonly getCallbackUrl: (request: Request) => string
}
