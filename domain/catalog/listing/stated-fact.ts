import { DEFAULT_CURRENCY } from '#domain/catalog/price/currency.ts'
import { toWordedValue, type WordedFact } from './facts.ts'
import type { Listing } from './listing.ts'

/** What a language calls a fact and its values. */
type FactWords = Readonly<
  Record<WordedFact, { readonly name: string; readonly values: Readonly<Record<string, string>> }>
>

/** Formats a fact alone: "Pets allowed", "No commission", "Commission: $500"; '' where the listing does not state it. */
export const createFactFormat =
  (words: FactWords, formatAmount: (amount: number, currency: string) => string) =>
  (fact: WordedFact, listing: Pick<Listing, WordedFact | 'asked'>): string => {
    const { name, values } = words[fact]
    const stated = listing[fact]
    if (typeof stated === 'number' && stated > 0)
      return `${name}: ${formatAmount(stated, listing.asked?.currency ?? DEFAULT_CURRENCY)}`
    return values[toWordedValue(stated) ?? ''] ?? ''
  }
