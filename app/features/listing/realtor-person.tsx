import { Icon } from '#app/ui/icon/icon.tsx'
import { listingTexts } from '#content/texts/listing/listing.ts'
import type { Realtor } from '#domain/listing/listing.ts'

interface RealtorPersonProps {
  readonly realtor: Realtor
  readonly isVerified: boolean
}

export function RealtorPerson({ realtor: { name, ava }, isVerified }: RealtorPersonProps) {
  return (
    <div className="my-6 flex items-center gap-4 border-line border-y py-5">
      {ava !== undefined && (
        <img
          src={ava}
          alt=""
          width={64}
          height={64}
          // React would preload it before the picture of the home.
          loading="lazy"
          className="size-16 rounded-full bg-sunken"
        />
      )}
      <div>
        <p className="font-medium">{name ?? listingTexts.unnamedRealtor}</p>
        {isVerified && (
          <p className="flex items-center gap-1.5 text-brand text-sm">
            <Icon name="badge-check" />
            {listingTexts.verified}
          </p>
        )}
      </div>
    </div>
  )
}
