import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#domain/platform/language.ts'

/** The environment variable by which `scripts/build.ts` says which language the bundler builds. */
export const LANGUAGE_VARIABLE = 'HOMIQ_BUILD_LANGUAGE'

export function getBuiltLanguage(): Language {
  const value = process.env[LANGUAGE_VARIABLE]
  return isLanguage(value) ? value : DEFAULT_LANGUAGE
}

/** The folder of a language's pages, whose `server/index.js` renders them. */
export const getBuildFolder = (language: Language): string =>
  language === DEFAULT_LANGUAGE ? 'build' : `build/${language}`
