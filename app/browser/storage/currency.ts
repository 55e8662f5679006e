import { type Currency, DEFAULT_CURRENCY, isCurrency } from '#domain/catalog/price/currency.ts'
import { requireShape } from '#domain/platform/json/shape.ts'
import { createStoredValue } from './stored-value.ts'

/** Stored as it is, not as JSON. The head script reads it too. */
export const storedCurrency = createStoredValue<Currency>({
  key: 'currency',
  fallback: DEFAULT_CURRENCY,
  parse: (text) => ({ value: requireShape(text, isCurrency), valid: true }),
  serialize: (currency) => currency,
})
