import { use } from 'react'
import { DEFAULT_LANGUAGE, inLanguage, LANGUAGES } from '#domain/platform/language.ts'
import { language } from '#texts/language.ts'
import { SiteUrlContext } from './site-url.ts'

/**
 * The one URL under which search engines know a page, and that of the same page in the other languages; React moves
 * them into the head. Relative if the URL of the site is not configured, because a cached page must not depend on the
 * Host header.
 *
 * @param path without the prefix of a language
 */
export function CanonicalLink({ path }: { path: string }) {
  const siteUrl = use(SiteUrlContext)
  return (
    <>
      <link rel="canonical" href={siteUrl + inLanguage(path, language)} />
      {LANGUAGES.map((other) => (
        <link
          key={other}
          rel="alternate"
          hrefLang={other}
          href={siteUrl + inLanguage(path, other)}
        />
      ))}
      <link
        rel="alternate"
        hrefLang="x-default"
        href={siteUrl + inLanguage(path, DEFAULT_LANGUAGE)}
      />
    </>
  )
}
