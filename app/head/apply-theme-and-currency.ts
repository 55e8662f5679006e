import { CURRENCY_FIELD } from '#app/browser/currency-field.ts'
import { DEFAULT_CURRENCY, isCurrency } from '#domain/catalog/price/currency.ts'
import { readStored } from './read-stored.ts'
import { whenParsed } from './when-painted.ts'

/**
 * Applies the stored theme before the first paint, so that a dark page never flashes light. The page logs a malformed
 * value when it hydrates.
 */
export function applyTheme(): void {
  if (readStored('darkMode') !== 'true') return
  document.documentElement.classList.add('dark')
  whenParsed(() => {
    for (const toggle of document.querySelectorAll('[data-theme-toggle]'))
      toggle.ariaPressed = 'true'
  })
}

/**
 * Applies the stored currency before the first paint: prices are in the markup in all currencies, and styles show one
 * of them (`app/styles/primitives.css`).
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
