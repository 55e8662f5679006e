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
const NEWLINE = 10
const RETURN = 13
const DASH = 45

/** Counts a mail while it arrives, without parsing it. */
export interface MailSizeGuard {
  /** @returns whether a person may still have written the mail */
  readonly add: (chunk: Buffer) => boolean
}

export function createMailSizeGuard(): MailSizeGuard {
  const counts = { shortLines: 0, headerLines: 0, headerBytes: 0, boundaries: 0 }
  let inHeader = true
  let isOver = false
  // The length of the current line.
  let length = 0
  let dashes = 0
  let isBlank = true

  function endLine(): void {
    if (length < SHORT_BYTES) counts.shortLines += 1
    if (dashes === 2) counts.boundaries += 1
    if (inHeader) counts.headerLines += 1
    if (isBlank) inHeader = false
    length = 0
    dashes = 0
    isBlank = true
  }

  function addToLine(chunk: Buffer, start: number, end: number): void {
    for (let at = start; at < end && length + at - start < 2; at++)
      if (chunk[at] === DASH) dashes += 1
    for (let at = start; isBlank && at < end; at++) isBlank = chunk[at] === RETURN
    length += end - start
    if (inHeader) counts.headerBytes += end - start
  }

  const checkIsOver = () =>
    counts.shortLines > MAX.shortLines ||
    counts.headerLines > MAX.headerLines ||
    counts.headerBytes > MAX.headerBytes ||
    counts.boundaries > MAX.boundaries

  return {
    add(chunk) {
      for (let start = 0; !isOver && start < chunk.length; ) {
        const found = chunk.indexOf(NEWLINE, start)
        const end = found === -1 ? chunk.length : found
        addToLine(chunk, start, end)
        if (found !== -1) endLine()
        start = end + 1
        isOver = checkIsOver()
      }
      return !isOver
    },
  }
}
