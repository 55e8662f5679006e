/** A language is a folder of `content/`, and a word here and in `LOCALES`. */
export const LANGUAGES = ['en', 'uk'] as const
export type Language = (typeof LANGUAGES)[number]

/** As the Open Graph protocol names them. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en_US', uk: 'uk_UA' }

/** Its pages have no prefix. */
export const DEFAULT_LANGUAGE = 'en'

export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.some((language) => language === value)

/** The same for each language. */
export const mapLanguages = <Value>(
  map: (language: Language) => Value,
): Readonly<Record<Language, Value>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, map(language)])) as Record<
    Language,
    Value
  >

/** The same for each language, when all are loaded. */
export async function loadLanguages<Value>(
  load: (language: Language) => Promise<Value>,
): Promise<Readonly<Record<Language, Value>>> {
  const loaded = LANGUAGES.map(async (language) => [language, await load(language)] as const)
  return Object.fromEntries(await Promise.all(loaded)) as Record<Language, Value>
}

/** '' for English, "/uk" for Ukrainian: what the paths of its pages begin with. */
export const getLanguagePrefix = (language: Language): '' | `/${Language}` =>
  language === DEFAULT_LANGUAGE ? '' : `/${language}`

/**
 * The first known language of a browser's list.
 *
 * @param tags "uk-UA", as `navigator.languages` has them
 */
export const choosePreferred = (tags: readonly string[]): Language =>
  tags.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? DEFAULT_LANGUAGE

/** The language of a page, by its path: "/uk/property", "/uk", "/uk.data". */
export function getPathLanguage(path: string): Language {
  const first = /^\/(\w+)(?=[/.?#]|$)/.exec(path)?.[1]
  return isLanguage(first) ? first : DEFAULT_LANGUAGE
}

/** The path of the same page in English, which is what `PATHS` and all links within a page name. */
export function withoutLanguage(path: string): string {
  const prefix = getLanguagePrefix(getPathLanguage(path))
  if (prefix === '') return path
  const rest = path.slice(prefix.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

/**
 * The path of a page in a language.
 *
 * @param path as in English: "/property?type=rent"
 */
export function inLanguage(path: string, language: Language): string {
  const prefix = getLanguagePrefix(language)
  return prefix === '' ? path : prefix + path.replace(/^\/(?=$|[?#])/, '')
}
