const CLOSINGS = [
  '(?:(?:best|kind|kindest|warm|many) )*(?:regards|wishes)',
  '(?:yours )?(?:sincerely|faithfully|truly)',
  'З (?:найкращими )?(?:повагою|побажаннями)',
  'Щиро(?: ваша?)?',
  'С (?:наилучшими )?(?:уважением|пожеланиями)',
  'Pozdrawiam(?: serdecznie)?',
  'Z (?:poważaniem|wyrazami szacunku|pozdrowieniami)',
  '(?:Serdeczne )?pozdrowienia',
  'Mit (?:freundlichen|besten|lieben) Gr(?:ü|ue)(?:ß|ss)en',
  '(?:Viele|Beste|Liebe|Freundliche) Gr(?:ü|ue)(?:ß|ss)e',
  'MfG',
]

/** Closings that may also begin a sentence: only a name after them makes a signature. */
const THANKS = [
  '(?:many )?thanks',
  'thank you',
  'cheers',
  'Дякую',
  'Спасибо',
  'Dziękuję',
  'Danke',
  'Best',
]

const MARKS = '[\\s,.!–—-]*'
const NAME = "\\p{Lu}[\\p{L}\\p{M}.'’ʼ-]*(?: \\p{Lu}[\\p{L}\\p{M}.'’ʼ-]*){0,3}"

const CLOSING = new RegExp(`^(?:${CLOSINGS.join('|')})`, 'iu')
const THANK = new RegExp(`^(?:${THANKS.join('|')})`, 'iu')
const NOTHING = new RegExp(`^${MARKS}$`, 'u')
const NAME_ALONE = new RegExp(`^${MARKS}${NAME}${MARKS}$`, 'u')

/** A number of at least nine digits, an email address or a link. */
const CONTACT = /(?:\d[\s().-]{0,2}){9}|\S@\S|\bhttps?:|\bwww\.|\bt\.me\//i

/** Most non-empty lines of a signature, the longest line, and its most words, beside a contact or without one. */
const MAX = { lines: 8, length: 80, wordsByContact: 2, words: 5 }
const SENTENCE = /[!?;…]|[\p{Ll}\d]\.$/u
const WORD = /^\p{L}(?!.*(?:[@/]|\.\p{L}))/u

/** A name, a company, an address or a contact, and not a sentence, which somebody wrote for this mail. */
function isSignatureLine(line: string): boolean {
  if (line.length > MAX.length || SENTENCE.test(line)) return false
  const words = line.split(/\s+/).filter((word) => WORD.test(word)).length
  if (CONTACT.test(line)) return words <= MAX.wordsByContact
  return words <= MAX.words && !/^\p{Ll}/u.test(line)
}

/** @param next the following line, if there is one */
function isClosing(line: string, next = ''): boolean {
  const closing = CLOSING.exec(line)
  const [phrase] = closing ?? THANK.exec(line) ?? []
  if (phrase === undefined) return false
  const rest = line.slice(phrase.length)
  if (NAME_ALONE.test(rest)) return true
  return NOTHING.test(rest) && (closing !== null || NAME_ALONE.test(next))
}

/**
 * Cuts "Best regards" and what follows, if that contains a phone number, an email address or a
 * link: mail programs add it to every mail, and the writer does not notice sending it.
 */
export function cutSignature(text: string): string {
  const lines = text.split('\n')
  const filled = lines.flatMap((line, at) => (line.trim() === '' ? [] : [at]))
  const last = filled.slice(-MAX.lines)
  if (last.length === 0) return text
  for (const [position, at] of last.entries()) {
    const [line = '', ...under] = last.slice(position).map((index) => (lines[index] ?? '').trim())
    if (line.length > MAX.length || !isClosing(line, under[0])) continue
    if (under.every(isSignatureLine) && under.some((one) => CONTACT.test(one)))
      return lines.slice(0, at).join('\n').trim()
  }
  return text
}
