import { DEFAULT_CURRENCY } from '#domain/catalog/price/currency.ts'
import { type AmountFact, isAmountFact, MAX_DEPOSIT_MONTHS, type WordedFact } from './facts.ts'
import type { Listing } from './listing.ts'

/** What a language calls a fact and its values. */
type FactWords = Readonly<
  Record<
    WordedFact,
    {
      readonly name: string
      readonly values: Readonly<Record<string, string>>
      readonly format?: (value: number) => string
    }
  >
>

const isAmount = (fact: AmountFact, stated: number) =>
  stated > (fact === 'deposit' ? MAX_DEPOSIT_MONTHS : 0)

/** Formats a fact alone: "Pets allowed", "No commission", "Commission: $500"; '' where the listing does not state it. */
export const createFactFormat =
  (words: FactWords, formatAmount: (amount: number, currency: string) => string) =>
  (fact: WordedFact, listing: Pick<Listing, WordedFact | 'asked'>): string => {
    const { name, values, format } = words[fact]
    const stated = listing[fact]
    if (typeof stated !== 'number') return values[stated ?? ''] ?? ''
    if (isAmountFact(fact) && isAmount(fact, stated))
      return `${name}: ${formatAmount(stated, listing.asked?.currency ?? DEFAULT_CURRENCY)}`
    return format?.(stated) ?? values.none ?? ''
  }
