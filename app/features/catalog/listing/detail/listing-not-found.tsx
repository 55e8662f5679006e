import { Link } from 'react-router'
import { primaryButton } from '#app/ui/button.ts'
import { typePath } from '#domain/catalog/links.ts'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import { listingTexts } from '#texts/catalog/listing.ts'

interface ListingNotFoundProps {
  readonly type: EstateType
  readonly texts: { readonly heading: string; readonly hint: string }
}

export function ListingNotFound({ type, texts }: ListingNotFoundProps) {
  return (
    <div className="empty-state">
      <h1 className="text-3xl">{texts.heading}</h1>
      <p className="empty-state-hint">{texts.hint}</p>
      <Link to={typePath(type)} prefetch="intent" className={`${primaryButton} mt-4`}>
        {listingTexts.others[type]}
      </Link>
    </div>
  )
}
