import { sampleVerificationTexts } from '#content/en/catalog/sample-verification.ts'
import type { Verification } from '#domain/catalog/listing/trust/verification.ts'

/** Samples show the badge (docs/product/catalog.md, "Detail page"). */
export const SAMPLE_VERIFICATION: Verification = {
  ...sampleVerificationTexts,
  on: '2025-07-12',
  until: '2099-12-31',
}
