import { use } from 'react'
import { SiteUrlContext } from './site-url.ts'

/**
 * The one URL under which search engines know a page; React moves it into the head. Relative if the URL of the site
 * is not configured, because a cached page must not depend on the Host header.
 */
export function CanonicalLink({ path }: { path: string }) {
  return <link rel="canonical" href={use(SiteUrlContext) + path} />
}
