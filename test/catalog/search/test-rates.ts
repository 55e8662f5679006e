import { type Filters, type ParsedFilters, parseFilters } from '#domain/catalog/search/filters.ts'
import { SHIPPED_DISPLAY_RATES } from '#server/catalog/exchange-rate/follow-rates.ts'

/** Rates of a site that has no others configured. */
export const TEST_RATES = SHIPPED_DISPLAY_RATES

export const parseRatedFilters = (filters: Filters): ParsedFilters =>
  parseFilters(filters, TEST_RATES.unitsPerDollar[filters.currency])
