import { toWordedValue, type WordedFact } from '#domain/catalog/listing/facts.ts'
import type { Listing } from '#domain/catalog/listing/listing.ts'
import { DEFAULT_CURRENCY } from '#domain/catalog/price/currency.ts'
import { wordedFactTexts } from '../catalog/facts.ts'
import { formatAmount } from './money.ts'

/** "Можна з тваринами", "Без комісії", "Комісія: 500 $"; '' where the listing does not state it. */
export function formatFact(fact: WordedFact, listing: Pick<Listing, WordedFact | 'asked'>): string {
  const { name, values }: { name: string; values: Readonly<Record<string, string>> } =
    wordedFactTexts[fact]
  const stated = listing[fact]
  if (typeof stated === 'number' && stated > 0)
    return `${name}: ${formatAmount(stated, listing.asked?.currency ?? DEFAULT_CURRENCY)}`
  return values[toWordedValue(stated) ?? ''] ?? ''
}
