import { VerifiedBadge } from '#app/features/catalog/listing/verified-badge.tsx'
import { listingTexts } from '#content/texts/catalog/listing.ts'
import type { Realtor } from '#domain/catalog/listing/listing.ts'
import type { Verification } from '#domain/catalog/listing/trust/verification.ts'

interface RealtorPersonProps {
  readonly realtor: Realtor
  /** Missing if nobody was verified. */
  readonly verification?: Verification | undefined
}

export function RealtorPerson({ realtor: { name, ava }, verification }: RealtorPersonProps) {
  return (
    <div className="my-6 flex items-start gap-4 border-line border-y py-5">
      {ava !== undefined && (
        <img
          src={ava}
          alt=""
          width={64}
          height={64}
          // Without this, React would preload it before the picture of the home.
          loading="lazy"
          className="size-16 rounded-full bg-sunken"
        />
      )}
      <div className="flex min-h-16 flex-col justify-center">
        <p className="font-medium">{name ?? listingTexts.unnamedRealtor}</p>
        {verification && <VerifiedBadge verification={verification} />}
      </div>
    </div>
  )
}
