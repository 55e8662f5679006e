import { CURRENCY_FIELD } from '#app/browser/currency-field.ts'
import { DEFAULT_CURRENCY, isCurrency } from '#domain/catalog/price/currency.ts'
import { readStored } from './read-stored.ts'
import { whenParsed } from './when-painted.ts'

/**
 * Runs before the first paint: prices are in the markup in all currencies, and styles show one of them
 * (`app/styles/primitives.css`).
 */
export function applyCurrency(): void {
  const currency = readStored('currency')
  if (!isCurrency(currency)) return
  document.documentElement.dataset.currency = currency
  whenParsed(() => {
    for (const field of document.querySelectorAll<HTMLInputElement>(`[${CURRENCY_FIELD}]`))
      if (currency !== DEFAULT_CURRENCY || field.type !== 'hidden') field.value = currency
  })
}
