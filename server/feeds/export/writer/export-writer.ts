import type { CatalogListing } from '#domain/catalog/listing/listing.ts'

/** A listing with everything that an import needs to restore it. */
export interface ExportedListing {
  readonly listing: CatalogListing
  readonly publishedAt: Date
  readonly updatedAt: Date
  /** `null` unless it was imported. */
  readonly feed: string | null
  readonly feedKey: string | null
  readonly feedModifiedAt: Date | null
}

export interface ExportContext {
  readonly now: Date
  /** '' where it is not known. */
  readonly siteUrl: string
  /** Counts a listing that the format cannot hold, by the reason. */
  readonly leaveOut: (reason: string) => void
}

/** Listings as the text of a file. */
export interface ExportWriter {
  readonly begin: (context: ExportContext) => string
  readonly format: (
    listings: readonly ExportedListing[],
    context: ExportContext,
    isFirst: boolean,
  ) => string
  readonly end: string
}
