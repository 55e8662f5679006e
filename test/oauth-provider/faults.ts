import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** What the provider does wrong, for tests of how that is borne. */
export interface Faults {
  /** Stands in the ID token in place of the nonce that was sent. */
  nonce?: string
  /** For whom ID tokens are made, in place of the client. */
  audience?: string
  /** Signs ID tokens with a key that is not among the published ones. */
  foreignKey?: boolean
  /** Every address answers with this status. */
  status?: ContentfulStatusCode
}
