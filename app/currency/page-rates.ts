import { createContext } from 'react'
import { type DisplayRates, parseDisplayRates } from '#domain/catalog/price/display-rates.ts'

/**
 * The exchange rates that the page was rendered with, from the document: prices must be the same after
 * hydration.
 */
export const RatesContext = createContext<DisplayRates | null>(null)

export const readRates = (): DisplayRates | null =>
  parseDisplayRates(document.documentElement.dataset.rates ?? '')
