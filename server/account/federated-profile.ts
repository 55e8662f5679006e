/** Outside providers, by the names that the identity protocol gives them. */
export type ProviderId = 'google.com' | 'github.com'

/** Whom an outside provider vouches for. */
export interface FederatedProfile {
  readonly provider: ProviderId
  /** The provider's own name for the person, which never changes. */
  readonly subject: string
  readonly email: string
  /** Whether the provider has seen that the address is the person's. */
  readonly emailVerified: boolean
  readonly displayName: string | null
  readonly photoUrl: string | null
  /** When the person last proved to the provider who they are; `null` where it does not say. */
  readonly authTime: Date | null
}
