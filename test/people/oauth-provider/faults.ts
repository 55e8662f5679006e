import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Faults that a test injects. */
export interface Faults {
  /** Replaces the nonce of the ID token. */
  nonce?: string
  /** Replaces the audience of the ID token. */
  audience?: string
  /** Signs ID tokens with an unpublished key. */
  foreignKey?: boolean
  /** The status of every response. */
  status?: ContentfulStatusCode
}
