/** The mail that is replied to. */
export interface QuotedMail {
  /** A line of the mail; it and everything below are cut. */
  readonly marker: string
  /** Names and email addresses of its sender, as mail programs write them above a quote. */
  readonly senders: readonly string[]
}

/** Anything further down is a quote or too long. */
const MAX_LENGTH = 100_000

/** Largest introduction of a quote ("On … wrote:"), in lines and in characters altogether. */
const MAX_INTRODUCTION = { lines: 4, length: 300 }

const QUOTE = /^\s*>/
const SIGNATURE = /^--\s*$/
const SEPARATOR = /^\s*(?:[-_=*]{3,}|-{2,}[^-]{1,40}-{2,})\s*$/
const DATE = /\b20\d\d\b|\b\d{1,2}[./-]\d{1,2}[./-]\d\d\b/
const ADDRESS = /<\S+@\S+>/
const HEADER = /^\s*[*_]{0,2}\p{L}[\p{L} ]{0,20}[*_]{0,2}\s?:[*_]{0,2}\s*\S/u
const FOOTER =
  /^(?:Sent (?:from|with|via)|Get Outlook for|Надіслано (?:з|із|за допомогою)|Відправлено (?:з|із)|Отправлено (?:с|из)|Wysłan[eo] z|Gesendet (?:von|mit)|Envoyé (?:de|depuis)) /iu

const isBlank = (line: string) => line.trim() === ''
const toWords = (text: string) => text.replace(/[\s>]+/g, ' ').toLowerCase()

/**
 * The index of the first line with the marker, which may be wrapped onto the next line; the number
 * of lines if there is none.
 */
function findMarker(lines: readonly string[], marker: string): number {
  const sought = toWords(marker).trim()
  const has = (text: string) => toWords(text).includes(sought)
  const found = lines.findIndex((line, at) => {
    const next = lines[at + 1] ?? ''
    return has(line) || (has(`${line} ${next}`) && !has(next))
  })
  return found === -1 ? lines.length : found
}

/** The index of the mail headers that Outlook writes above a quote. */
function findHeaders(lines: readonly string[], isSender: (line: string) => boolean): number {
  const found = lines.findIndex((line, at) => {
    if (!HEADER.test(line) || !isSender(line)) return false
    const next = lines.slice(at + 1, at + 6).filter((other) => !isBlank(other))
    return next.length >= 2 && next.slice(0, 2).every((other) => HEADER.test(other))
  })
  return found === -1 ? lines.length : found
}

function dropBlankEnd(lines: string[]): void {
  while (lines.length > 0 && isBlank(lines.at(-1) ?? '')) lines.pop()
}

/**
 * Drops "On Mon, 2 Mar 2026 at 10:15, Homiq <…> wrote:", in any language: the sender with a date or
 * an email address, and a colon.
 */
function dropIntroduction(lines: string[], isSender: (line: string) => boolean): void {
  dropBlankEnd(lines)
  for (const when of [DATE, ADDRESS]) {
    const start = findIntroduction(lines, (text) => when.test(text) && isSender(text))
    if (start !== -1) {
      lines.length = start
      return
    }
  }
}

/**
 * The index where the last lines that end in a colon and pass `isOne` begin; -1 if there are none.
 */
function findIntroduction(lines: readonly string[], isOne: (text: string) => boolean): number {
  for (let start = lines.length - 1; start >= lines.length - MAX_INTRODUCTION.lines; start--) {
    if (start < 0 || isBlank(lines[start] ?? '')) return -1
    const text = lines.slice(start).join(' ')
    if (text.length > MAX_INTRODUCTION.length) return -1
    if (/[:：]\s*$/.test(text) && isOne(text)) return start
  }
  return -1
}

function dropEnd(lines: string[], isSender: (line: string) => boolean): void {
  for (let before = -1; before !== lines.length; ) {
    before = lines.length
    dropIntroduction(lines, isSender)
    const [last = '', above = ''] = [lines.at(-1), lines.at(-2)]
    if (SEPARATOR.test(last) || (isBlank(above) && FOOTER.test(last.trim()))) lines.pop()
  }
}

/** The text above the quoted mail, without the quote and without a signature. */
export function cutQuotes(text: string, { marker, senders }: QuotedMail): string {
  const names = senders.map((name) => name.toLowerCase()).filter((name) => name !== '')
  const isSender = (line: string) => names.some((name) => line.toLowerCase().includes(name))
  const all = text.slice(0, MAX_LENGTH).split(/\r\n?|\n/)
  const above = all.slice(0, findMarker(all, marker))
  const written: string[] = []
  for (const line of above.slice(0, findHeaders(above, isSender))) {
    if (SIGNATURE.test(line)) break
    const isQuoted = QUOTE.test(line)
    if (isQuoted) dropIntroduction(written, isSender)
    written.push(isQuoted ? '' : line.trimEnd())
  }
  dropEnd(written, isSender)
  return written
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
