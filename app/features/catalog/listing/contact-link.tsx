import { Link } from 'react-router'
import { primaryButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { callLabel, listingTexts } from '#content/texts/catalog/listing.ts'
import type { Realtor } from '#domain/catalog/listing/listing.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { formatPhone, formatTelUrl } from '#domain/site/contact/phone.ts'

/** Link for writing to the owner of a home. */
export interface OwnerLink {
  readonly to: string
  readonly label: string
}

interface ContactLinkProps {
  readonly realtor: Realtor | undefined
  readonly owner: OwnerLink | undefined
}

/**
 * Calls the realtor. Without a phone number it leads to the owner's form, or else to the team's (docs/product/catalog.md,
 * "Facts that are not stated").
 */
export function ContactLink({ realtor: { name, phone } = {}, owner }: ContactLinkProps) {
  if (phone === undefined)
    return (
      <Link to={owner?.to ?? PATHS.contact} prefetch="intent" className={`${primaryButton} flex-1`}>
        {owner?.label ?? listingTexts.askTeam}
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
