import { type CurrencyChoice, isCurrency, LISTED } from '#domain/catalog/price/currency.ts'
import { requireShape } from '#domain/platform/json/shape.ts'
import { createStoredValue } from './stored-value.ts'

/** Stored as it is, not as JSON. The head script reads it too. */
export const storedCurrency = createStoredValue<CurrencyChoice>({
  key: 'currency',
  fallback: LISTED,
  parse: (text) => ({ value: requireShape(text, isCurrency), valid: true }),
  serialize: (currency) => (currency === LISTED ? null : currency),
})
