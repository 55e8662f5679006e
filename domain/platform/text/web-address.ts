import { normalizeLookalikes } from './normalize-lookalikes.ts'

/** Top-level domains that are not words, in any case. */
const ENDS =
  'com|ua|net|org|info|me|ru|io|app|xyz|biz|укр|рф|cc|ly|gg|gl|tk|ml|cf|gq|icu|co|tv|su|kz|pl|de|uk|eu|cn|vip|cyou|buzz|casino|bet|porn|sex|xn--[a-z\\d-]+'
/**
 * Top-level domains that may also begin a sentence after a missing space, so they do not match with a single capital
 * letter.
 */
const WORDS =
  'top|click|site|link|online|store|shop|club|pro|live|win|fun|work|loan|loans|space|website|host|tech|cloud|rest|kim|world|life|today|digital|agency|finance|money|cash|credit|poker|game|games|dating|page|dev|ai|онлайн|сайт'

// Names are matched only from their first letter on. Trying each letter of a long name would take time that grows with
// the square of its length.

const NAME = '[\\p{L}\\d_-]+'
const NAME_START = '(?<![\\p{L}\\d_-])'
const WORD_START = '(?<![\\p{L}\\d_])'
const AFTER = '(?![\\p{L}\\d_-])(?:[/?#:]\\S*)?'
const HOST = `${NAME_START}(?:${NAME}\\.){1,5}`

const MAILBOX = '(?<![^\\s@<>()])[^\\s@<>()]+'
const EMAIL = `${MAILBOX}@[^\\s@<>()]+\\.\\p{L}{2,}`
const SPACED_EMAIL = `${MAILBOX}\\s{0,3}@\\s{0,3}[^\\s@<>()]{1,64}\\s{0,3}\\.\\s{0,3}(?:${ENDS})(?![\\p{L}\\d_-])`
const ADDRESS = '(?:h(?:tt|xx)ps?:\\/\\/|(?<![\\p{L}\\d_])www\\.)\\S*'
/** Excludes prices per month, such as "500.usd/month". */
const PATH = `${HOST}(?!uah|usd|eur)[a-z]{2,24}\\/[^\\s/]\\S*`
const HANDLE = '@[a-z]\\w{3,}'

const toLinks = (sources: readonly string[], flags: string) => new RegExp(sources.join('|'), flags)
const LINKS = toLinks([EMAIL, ADDRESS, `${HOST}(?:${ENDS})${AFTER}`, PATH, HANDLE], 'giu')
const WORD_LINKS = new RegExp(`${HOST}(?:${WORDS}|${WORDS.toUpperCase()})${AFTER}`, 'gu')

const CYRILLIC_SERVICE =
  'телеграм\\p{L}?|телега|тг|вайбер|вотсап|ватсап|вацап|[иі]нстаграм|[иі]нста|фейсбук|скайп|дискорд'
const SERVICE = `(?:telegram|tg|viber|whatsapp|instagram|insta|facebook|skype|discord|${CYRILLIC_SERVICE})`
const SAID = '(?:\\s+(?:is|id|nick|name|username|це|нік|ник))?'
/**
 * A name after a colon, one that does not look like a word, or one in other letters than the
 * service.
 */
const SERVICE_NAME = [
  `${WORD_START}${SERVICE}${SAID}(?:\\s*[:=@-]\\s*[a-z][\\w.]{2,}|\\s+(?=[a-z\\d]*[_.\\d][a-z\\d])[a-z][\\w.]{2,})`,
  `${WORD_START}(?:${CYRILLIC_SERVICE})${SAID}\\s+(?!${SERVICE})[a-z][\\w.]{4,}`,
].join('|')
const SPACED_HOST = `${WORD_START}t\\s+\\.?\\s?me\\s?\\/\\s?\\w{3,}`
const BRACKETED = (words: string) => `\\s*[[({]\\s*(?:${words})\\s*[\\])}]\\s*`
const AT = `(?:${BRACKETED('at|собака|равлик|ет')}|\\s+(?:собака|равлик)\\s+|@)`
const DOT = `(?:${BRACKETED('dot|крапка|точка')}|\\s+(?:dot|крапка|точка)\\s+)`
const SPELLED = `(?<![\\p{L}\\d._-])(?:[\\p{L}\\d._-]+${AT})?${NAME}${DOT}(?:${ENDS})(?![\\p{L}\\d_-])`
const NAMES = new RegExp([SERVICE_NAME, SPACED_HOST, SPACED_EMAIL, SPELLED].join('|'), 'giu')

const ALL = [NAMES, LINKS, WORD_LINKS]

/** @param text from `normalizeLookalikes` */
export const redactLinks = (text: string, replace: (link: string) => string): string =>
  ALL.reduce((redacted, links) => redacted.replace(links, (link) => replace(link)), text)

/** Email addresses, URLs and user names of other services. */
export function hasLink(text: string): boolean {
  const simple = normalizeLookalikes(text)
  return ALL.some((links) => simple.search(links) >= 0)
}

/** Counts links, without user names after the name of a service. */
export function countLinks(text: string): number {
  const simple = normalizeLookalikes(text)
  return [LINKS, WORD_LINKS].reduce((sum, links) => sum + (simple.match(links)?.length ?? 0), 0)
}
