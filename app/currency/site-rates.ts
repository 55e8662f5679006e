import { createContext } from 'react'
import { parseSiteRates, type SiteRates } from '#domain/money/site-rates.ts'

/**
 * The exchange rates that a page was rendered with. The server writes them into the document, because
 * prices must be the same after hydration.
 */
export const Rates = createContext<SiteRates | null>(null)

export const readRates = (): SiteRates | null =>
  parseSiteRates(document.documentElement.dataset.rates ?? '')
