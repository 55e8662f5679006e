/** The identity SDK's names. */
export type ProviderId = 'google.com' | 'github.com'

/** A person as an external provider authenticated them. */
export interface FederatedProfile {
  readonly provider: ProviderId
  /** The provider's id of the person; never changes. */
  readonly subject: string
  readonly email: string
  /** Whether the provider verified the email address. */
  readonly emailVerified: boolean
  readonly displayName: string | null
  readonly photoUrl: string | null
  /** When the person last authenticated at the provider; `null` if unknown. */
  readonly authTime: Date | null
}
