import type { Verification } from '#domain/catalog/listing/trust/verification.ts'

/**
 * Samples show the badge (docs/product/catalog.md, "Detail page") and say that it is invented, like their
 * people.
 */
export const SAMPLE_VERIFICATION: Verification = {
  what: 'Sample data: nobody was checked',
  by: 'Homiq, for its sample homes',
  on: '2025-07-12',
  until: '2099-12-31',
}
