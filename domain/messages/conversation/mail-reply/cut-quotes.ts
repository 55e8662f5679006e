/** The mail that is replied to. */
export interface QuotedMail {
  /** A line of the mail; it and everything below are cut. */
  readonly markers: readonly string[]
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
const ADDRESS_ALONE = /^\s*<\S+@\S+>\s*$/
const HEADER = /^\s*[*_]{0,2}\p{L}[\p{L} ]{0,20}[*_]{0,2}\s?:[*_]{0,2}\s*\S/u
/** Programs and devices that sign a mail by themselves. */
const PROGRAM =
  'iPhone|iPad|Mac|Apple|Android|Samsung|Galaxy|Huawei|Xiaomi|Redmi|Pixel|Outlook|Windows|\\w*Mail|Gmail|Yahoo|Proton|' +
  'Thunderbird|Spark|ukr\\.net|i\\.ua|my phone|my mobile|мого (?:телефона?|мобільного)|моего (?:телефона|мобильного)'
const SENT =
  'Sent|Надіслано|Відправлено|Отправлено|Wysłan[eoy]|Gesendet|Envoyé|Enviado|Inviato|Odesláno|Отправлен[оа]'
const FOOTER = new RegExp(
  `^(?:${SENT}) (?:.{0,30}[^\\p{L}])?(?:${PROGRAM})(?!\\p{L})|^.{0,30}Outlook\\p{L}{0,2} \\p{L}{2,4} (?:iOS|Android|Mac)\\b`,
  'iu',
)
const MAX_FOOTER_LENGTH = 100
/** From this width on, mail programs break lines, and some forget to quote the rest. */
const WRAP_WIDTH = 70

const COLON = /[:：]\s*$/
const SENDER_WROTE = /^\S+ \p{L}+[:：]\s*$/u

const isBlank = (line: string) => line.trim() === ''
const toWords = (text: string) => text.replace(/[\s>]+/g, ' ').toLowerCase()

/**
 * The index of the first line with the marker, which may be wrapped onto the next line; the number
 * of lines if there is none.
 */
function findMarker(lines: readonly string[], markers: readonly string[]): number {
  const sought = markers.map((marker) => toWords(marker).trim())
  const has = (text: string) => sought.some((marker) => toWords(text).includes(marker))
  const found = lines.findIndex((line, at) => {
    const next = lines[at + 1] ?? ''
    return has(line) || (has(`${line} ${next}`) && !has(next))
  })
  return found === -1 ? lines.length : found
}

/** The index of the mail headers that Outlook and others write above a quote; `From` may be on two lines. */
function findHeaders(lines: readonly string[], isSender: (line: string) => boolean): number {
  const found = lines.findIndex((line, at) => {
    if (!HEADER.test(line) || !isSender(line)) return false
    const below = lines.slice(at + 1, at + 6).filter((other) => !isBlank(other))
    const next = below.filter((other) => !ADDRESS_ALONE.test(other))
    // Two headers are enough above the marker, where the lines end.
    const isShort = next.length === 1 && at + 6 >= lines.length && ADDRESS.test(line)
    return (next.length >= 2 || isShort) && next.slice(0, 2).every((other) => HEADER.test(other))
  })
  return found === -1 ? lines.length : found
}

function dropBlankEnd(lines: string[]): void {
  while (lines.length > 0 && isBlank(lines.at(-1) ?? '')) lines.pop()
}

/**
 * Drops "On Mon, 2 Mar 2026 at 10:15, Homiq <…> wrote:", in any language: the sender with a date or an email address,
 * and a colon unless it has both, or "Homiq wrote:".
 */
function dropIntroduction(lines: string[], isSender: (line: string) => boolean): void {
  dropBlankEnd(lines)
  const kinds = [
    (text: string) => DATE.test(text) && (COLON.test(text) || ADDRESS.test(text)),
    (text: string) => ADDRESS.test(text) && COLON.test(text),
    (text: string) => SENDER_WROTE.test(text),
  ]
  for (const isKind of kinds) {
    const start = findIntroduction(lines, (text) => isKind(text) && isSender(text))
    if (start !== -1) {
      lines.length = start
      return
    }
  }
}

/** The index where the last lines that pass `isOne` begin; -1 if there are none. */
function findIntroduction(lines: readonly string[], isOne: (text: string) => boolean): number {
  for (let start = lines.length - 1; start >= lines.length - MAX_INTRODUCTION.lines; start--) {
    if (start < 0 || isBlank(lines[start] ?? '')) return -1
    const text = lines.slice(start).join(' ')
    if (text.length > MAX_INTRODUCTION.length) return -1
    if (isOne(text)) return start
  }
  return -1
}

const isFooter = (line: string) => line.length <= MAX_FOOTER_LENGTH && FOOTER.test(line)

/** Whether a line without a mark of its own is the end of the quoted line above it. */
function isRestOfQuote(line: string, above: string, markers: readonly string[]): boolean {
  const [word = ''] = line.trim().split(' ', 1)
  if (word === '' || !QUOTE.test(above)) return false
  return (
    above.length + word.length >= WRAP_WIDTH ||
    markers.some((marker) => marker.endsWith(line.trim()))
  )
}

function dropEnd(lines: string[], isSender: (line: string) => boolean): void {
  for (let before = -1; before !== lines.length; ) {
    before = lines.length
    dropIntroduction(lines, isSender)
    const [last = '', above = ''] = [lines.at(-1), lines.at(-2)]
    if (SEPARATOR.test(last) || (isBlank(above) && isFooter(last.trim()))) lines.pop()
  }
}

/**
 * What was written above, between and under the quoted lines, without a signature. Where the program does not mark
 * quoted lines, everything from the marker on is quoted.
 */
export function cutQuotes(text: string, { markers, senders }: QuotedMail): string {
  const names = senders.map((name) => name.toLowerCase()).filter((name) => name !== '')
  const isSender = (line: string) => names.some((name) => line.toLowerCase().includes(name))
  const all = text.slice(0, MAX_LENGTH).split(/\r\n?|\n/)
  const markerAt = findMarker(all, markers)
  const above = QUOTE.test(all[markerAt] ?? '') ? all : all.slice(0, markerAt)
  const written: string[] = []
  let isSignature = false
  for (const [at, line] of above.slice(0, findHeaders(above, isSender)).entries()) {
    const isQuoted =
      QUOTE.test(line) || (at > markerAt && isRestOfQuote(line, above[at - 1] ?? '', markers))
    if (isQuoted) dropIntroduction(written, isSender)
    isSignature = !isQuoted && (isSignature || SIGNATURE.test(line))
    if (!isSignature) written.push(isQuoted ? '' : line.trimEnd())
  }
  dropEnd(written, isSender)
  return written
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
