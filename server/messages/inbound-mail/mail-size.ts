/** Far above any mail that a person writes; a mail over these limits takes seconds to read. */
const MAX = {
  /** Lines of encoded files are full, so only text and crafted mails have many short ones. */
  shortLines: 20_000,
  headerLines: 1_000,
  headerBytes: 64 * 1024,
  /** Lines that may begin a part. */
  boundaries: 100,
}

const SHORT_BYTES = 60

/** Whether no person wrote the mail. Looks at its lines without parsing it. */
export function isTooComplex(mail: Buffer): boolean {
  const counts = { shortLines: 0, headerLines: 0, headerBytes: 0, boundaries: 0 }
  let inHeader = true
  for (let start = 0; start < mail.length; ) {
    const found = mail.indexOf('\n', start)
    const end = found === -1 ? mail.length : found
    const length = end - start
    if (length < SHORT_BYTES) counts.shortLines += 1
    if (mail.toString('latin1', start, Math.min(end, start + 2)) === '--') counts.boundaries += 1
    if (inHeader) {
      counts.headerLines += 1
      counts.headerBytes += length
      inHeader = length > 1
    }
    if (
      counts.shortLines > MAX.shortLines ||
      counts.headerLines > MAX.headerLines ||
      counts.headerBytes > MAX.headerBytes ||
      counts.boundaries > MAX.boundaries
    )
      return true
    start = end + 1
  }
  return false
}
