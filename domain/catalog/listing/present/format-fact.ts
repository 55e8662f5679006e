import {
  toWordedValue,
  type WordedFact,
  type WordedValuesOf,
} from '#domain/catalog/listing/facts.ts'
import type { Listing } from '#domain/catalog/listing/listing.ts'
import { DEFAULT_CURRENCY } from '#domain/catalog/price/currency.ts'
import { formatAmount } from '#domain/catalog/price/format-money.ts'

/** The words of one language. */
export type FactWords = {
  readonly [Fact in WordedFact]: {
    readonly name: string
    /** Each value as it is read alone. */
    readonly values: Readonly<Record<WordedValuesOf<Fact>[number], string>>
  }
}

/** "Pets allowed", "No commission", "Commission: $500"; '' where the listing does not state it. */
export function formatFact(
  fact: WordedFact,
  listing: Pick<Listing, WordedFact | 'asked'>,
  words: FactWords,
): string {
  const { name, values }: { name: string; values: Readonly<Record<string, string>> } = words[fact]
  const stated = listing[fact]
  if (typeof stated === 'number' && stated > 0)
    return `${name}: ${formatAmount(stated, listing.asked?.currency ?? DEFAULT_CURRENCY)}`
  return values[toWordedValue(stated) ?? ''] ?? ''
}
