/** The message is one sentence that says why an archive cannot be used, and what to do. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError'
}
