import { Link } from 'react-router'
import { primaryButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { property } from '#content/texts/property.ts'
import { ESTATE_TYPES, type EstateType } from '#domain/estate-type.ts'
import { NO_FILTERS } from '#domain/filters.ts'
import type { SearchQuery } from '#domain/search-query.ts'
import { searchAddress } from './search-address.ts'

/** The pictures of the two cards. */
export const TYPE_PICTURES: Record<EstateType, string> = {
  sale: '/pictures/heroes/sale-1200x800.jpg',
  rent: '/pictures/heroes/rent-1200x800.jpg',
}

interface TypeChoiceProps {
  readonly query: SearchQuery
  readonly placeholders: Readonly<Record<string, string>>
  readonly onChoose: (type: EstateType) => void
}

/**
 * The two large cards above the results: to buy or to rent. A choice drops all filters (§4); the
 * place and the words looked for, and the order, stay.
 */
export function TypeChoice({ query, placeholders, onChoose }: TypeChoiceProps) {
  const { type: chosen } = query
  const unfiltered = { ...query, filters: NO_FILTERS, box: null, page: 1 }
  return (
    <ul className="grid grid-cols-2 gap-3 md:gap-6">
      {ESTATE_TYPES.map((type) => (
        <li key={type} className="type-card" data-chosen={chosen === type || undefined}>
          <Picture
            address={TYPE_PICTURES[type]}
            alt=""
            sizes="(min-width: 84rem) 39rem, 50vw"
            loading={type === 'sale' ? 'first' : 'eager'}
            placeholder={placeholders[TYPE_PICTURES[type]]}
            className="type-card-picture"
          />
          <div className="type-card-text">
            <h2>{property.types[type].heading}</h2>
            <Link
              to={searchAddress({ ...unfiltered, type })}
              preventScrollReset
              prefetch="intent"
              className={`${primaryButton} after:absolute after:inset-0`}
              aria-current={chosen === type || undefined}
              onClick={() => onChoose(type)}
            >
              {chosen === type && <Icon name="check" />}
              {property.types[type].button}
            </Link>
          </div>
        </li>
      ))}
    </ul>
  )
}
