import { createContext } from 'react'

/**
 * The configured URL of the site, or ''. The server writes it into the document, because a canonical URL
 * must be the same after hydration.
 */
export const SiteUrlContext = createContext('')

export const readSiteUrl = (): string => document.documentElement.dataset.siteUrl ?? ''
