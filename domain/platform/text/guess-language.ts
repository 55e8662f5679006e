const UKRAINIAN = /[іїєґ]/iu
const RUSSIAN = /[ыэъё]/iu
const OTHER_THAN_ENGLISH = /[^\P{L}A-Za-z]/u

/**
 * The language of a text by letters that only one of those on the site has, for the `lang` of what people write: without
 * it, a screen reader reads everything with the voice of the page. `undefined` if the letters do not tell, as in
 * "Торг уместен". Enough for short texts in browsers; `detect-language.ts` of the server knows more.
 */
export function guessLanguage(text: string): 'uk' | 'ru' | 'en' | undefined {
  const isUkrainian = UKRAINIAN.test(text)
  if (isUkrainian !== RUSSIAN.test(text)) return isUkrainian ? 'uk' : 'ru'
  return /[A-Za-z]/.test(text) && !OTHER_THAN_ENGLISH.test(text) ? 'en' : undefined
}
