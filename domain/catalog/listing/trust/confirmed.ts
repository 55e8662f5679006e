interface Sightings {
  /** When an import last added or changed the listing; imports do not write unchanged ones. */
  readonly importedAt: Date | null
  /** When its feed was last read completely, which withdraws listings that are not in it. */
  readonly feedCompletedAt: Date | null
}

/**
 * When a listing that is still offered was last seen in its feed; `null` if unknown, as for
 * samples.
 */
export function getConfirmedAt({ importedAt, feedCompletedAt }: Sightings): Date | null {
  if (importedAt === null || feedCompletedAt === null) return importedAt ?? feedCompletedAt
  return importedAt > feedCompletedAt ? importedAt : feedCompletedAt
}
