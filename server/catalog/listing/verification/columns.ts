import type { Verification } from '#domain/catalog/listing/trust/verification.ts'
import type { ListingRow } from '#server/catalog/tables.ts'

type VerificationColumns = Pick<
  ListingRow,
  'verifiedWhat' | 'verifiedBy' | 'verifiedOn' | 'verifiedUntil'
>

export const toVerificationColumns = (verification: Verification | null): VerificationColumns => ({
  verifiedWhat: verification?.what ?? null,
  verifiedBy: verification?.by ?? null,
  verifiedOn: verification?.on ?? null,
  verifiedUntil: verification?.until ?? null,
})

export function toVerification(row: VerificationColumns): Verification | null {
  const { verifiedWhat: what, verifiedBy: by, verifiedOn: on, verifiedUntil: until } = row
  return what === null || by === null || on === null || until === null
    ? null
    : { what, by, on, until }
}
