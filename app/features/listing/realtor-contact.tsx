import { Link } from 'react-router'
import { primaryButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { callLabel, listingTexts } from '#content/texts/listing/listing.ts'
import { formatPhone, formatTelUrl } from '#domain/contact/phone.ts'
import type { Realtor } from '#domain/listing/listing.ts'
import { PATHS } from '#domain/site/links.ts'

interface RealtorContactProps {
  /** Missing where the source names nobody. */
  readonly realtor: Realtor | undefined
  readonly isVerified: boolean
}

/** Without a phone number the team is asked (docs/product.md, "Facts that are not stated"). */
export function RealtorContact({ realtor = {}, isVerified }: RealtorContactProps) {
  const { name, ava, phone } = realtor
  return (
    <>
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
      {phone === undefined ? (
        <Link to={PATHS.contact} prefetch="intent" className={`${primaryButton} w-full`}>
          {listingTexts.askTeam}
        </Link>
      ) : (
        <a
          href={formatTelUrl(phone)}
          className={`${primaryButton} w-full`}
          aria-label={callLabel(name ?? listingTexts.unnamedRealtor, formatPhone(phone))}
        >
          <Icon name="phone" />
          {formatPhone(phone)}
        </a>
      )}
    </>
  )
}
