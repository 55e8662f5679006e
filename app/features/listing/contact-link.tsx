import { Link } from 'react-router'
import { primaryButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { callLabel, listingTexts } from '#content/texts/listing/listing.ts'
import { formatPhone, formatTelUrl } from '#domain/contact/phone.ts'
import type { Realtor } from '#domain/listing/listing.ts'
import { PATHS } from '#domain/site/links.ts'

/** Calls the realtor; without a phone number the team is asked (docs/product.md, "Facts that are not stated"). */
export function ContactLink({ realtor: { name, phone } = {} }: { realtor: Realtor | undefined }) {
  if (phone === undefined)
    return (
      <Link to={PATHS.contact} prefetch="intent" className={`${primaryButton} flex-1`}>
        {listingTexts.askTeam}
      </Link>
    )
  return (
    <a
      href={formatTelUrl(phone)}
      className={`${primaryButton} flex-1`}
      aria-label={callLabel(name ?? listingTexts.unnamedRealtor, formatPhone(phone))}
    >
      <Icon name="phone" />
      {formatPhone(phone)}
    </a>
  )
}
