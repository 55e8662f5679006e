import { isEstateType } from '#domain/catalog/listing/estate-type.ts'
import type { FeedProfile } from '#domain/feeds/profile/feed-profile.ts'
import type { FeedImport } from '#server/feeds/import/import-feed.ts'
import type { ImportOptions } from './import-options.ts'
import { readGivenRates } from './rates.ts'

/** How to read a feed's values: options take precedence over the profile. */
export function createConventions(
  { given, rates, decimal, restore }: ImportOptions,
  profile: FeedProfile | undefined,
): FeedImport['conventions'] {
  const currency = given.currency ?? profile?.constants?.currency?.toUpperCase() ?? null
  return {
    decimal: decimal ?? profile?.decimal ?? null,
    type: isEstateType(given.type) ? given.type : null,
    currency,
    unitsPerDollar: readGivenRates(rates, currency ?? 'USD'),
    areaUnit: given.areaUnit === 'sqft' ? 'sqft' : 'm2',
    restore,
    agent: { name: given.agentName ?? '', phone: given.agentPhone ?? '' },
  }
}
