import {
  DEFAULT_LANGUAGE,
  getLanguagePrefix,
  isLanguage,
  type Language,
} from '#domain/platform/language.ts'

/** The environment variable that says which language the bundler builds or, in development, serves. */
export const LANGUAGE_VARIABLE = 'BUILD_LANGUAGE'

export function getBuiltLanguage(): Language {
  const value = process.env[LANGUAGE_VARIABLE]
  return isLanguage(value) ? value : DEFAULT_LANGUAGE
}

/** The folder of a language's pages, whose `server/index.js` renders them. */
export const getBuildFolder = (language: Language): string => `build${getLanguagePrefix(language)}`
