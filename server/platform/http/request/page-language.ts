import { DEFAULT_LANGUAGE, getPathLanguage, type Language } from '#domain/platform/language.ts'

/** The language of the page that sent a request, or of the page that is requested. */
export function getPageLanguage({ url, headers }: Request): Language {
  const own = new URL(url)
  const language = getPathLanguage(own.pathname)
  if (language !== DEFAULT_LANGUAGE) return language
  const referer = headers.get('Referer') ?? ''
  if (!URL.canParse(referer)) return DEFAULT_LANGUAGE
  const { host, pathname } = new URL(referer)
  return host === own.host ? getPathLanguage(pathname) : DEFAULT_LANGUAGE
}
