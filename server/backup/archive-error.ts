/** An archive that cannot be used, with a sentence that says why and what to do. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError'
}
