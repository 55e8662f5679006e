import { useLocation } from 'react-router'
import { PUBLIC_SCREENS } from '#content/screens.ts'
import { LANGUAGES, LOCALES } from '#domain/platform/language.ts'
import { language } from '#texts/language.ts'
import { feedTexts } from '#texts/site/feeds.ts'
import { CanonicalLink } from './canonical-link.tsx'

/**
 * Metadata of every page. Title and description of previews default to the page's own. Pages without
 * parameters of their own have one canonical URL whatever the query.
 */
export function SiteMeta() {
  const { pathname } = useLocation()
  const isScreen = PUBLIC_SCREENS.some((screen) => screen === pathname)
  return (
    <>
      <meta property="og:site_name" content={feedTexts.site} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={LOCALES[language]} />
      {LANGUAGES.filter((other) => other !== language).map((other) => (
        <meta key={other} property="og:locale:alternate" content={LOCALES[other]} />
      ))}
      {isScreen && <CanonicalLink path={pathname} />}
    </>
  )
}
