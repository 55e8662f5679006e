import type { OfferContent, OfferStep } from './content.ts'

/** What a moderator rejected, kept until the home is approved. */
export interface RejectedVersion {
  /** ISO 8601. */
  readonly at: string
  readonly content: Partial<OfferContent>
  /** Hashes, in order. */
  readonly pictures: readonly string[]
  /** The step that the owner has to change, if the moderator named one. */
  readonly step: OfferStep | null
}
