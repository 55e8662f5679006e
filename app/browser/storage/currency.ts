import { requireShape } from '#domain/json/shape.ts'
import { type Currency, DEFAULT_CURRENCY, isCurrency } from '#domain/money/currency.ts'
import { createStoredValue } from './stored-value.ts'

/** Stored as it is, not as JSON. The head script reads it too. */
export const storedCurrency = createStoredValue<Currency>({
  key: 'currency',
  fallback: DEFAULT_CURRENCY,
  parse: (text) => ({ value: requireShape(text, isCurrency), valid: true }),
  serialize: (currency) => currency,
})
