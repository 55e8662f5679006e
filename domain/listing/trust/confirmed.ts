interface Sightings {
  /** When the listing was last added or changed by an import; imports do not write what is unchanged. */
  readonly importedAt: Date | null
  /** When a file with all of its feed was last read, which withdraws what it does not have. */
  readonly feedCompletedAt: Date | null
}

/**
 * When a listing that is still offered was last seen in its feed; `null` where nobody knows, as of samples.
 */
export function getConfirmedAt({ importedAt, feedCompletedAt }: Sightings): Date | null {
  if (importedAt === null || feedCompletedAt === null) return importedAt ?? feedCompletedAt
  return importedAt > feedCompletedAt ? importedAt : feedCompletedAt
}
