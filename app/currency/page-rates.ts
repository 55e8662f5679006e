import { createContext } from 'react'
import { type DisplayRates, parseDisplayRates } from '#domain/money/display-rates.ts'

/**
 * The exchange rates that a page was rendered with. The server writes them into the document, because
 * prices must be the same after hydration.
 */
export const Rates = createContext<DisplayRates | null>(null)

export const readRates = (): DisplayRates | null =>
  parseDisplayRates(document.documentElement.dataset.rates ?? '')
