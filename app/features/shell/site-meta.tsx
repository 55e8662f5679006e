import { useLocation } from 'react-router'
import { PUBLIC_SCREENS } from '#content/screens.ts'
import { feedTexts } from '#content/texts/site/feeds.ts'

/**
 * What the head of every page tells those who preview and list it. Title and description of a
 * preview are the page's own, where the page says no others; a screen without a search of its own
 * has one address, whatever was added to it. Addresses are relative: a page does not depend on the
 * name that the site is asked by.
 */
export function SiteMeta() {
  const { pathname } = useLocation()
  const isScreen = PUBLIC_SCREENS.some((screen) => screen === pathname)
  return (
    <>
      <meta property="og:site_name" content={feedTexts.site} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={feedTexts.locale} />
      {isScreen && <link rel="canonical" href={pathname} />}
    </>
  )
}
