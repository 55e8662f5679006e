import { useHref } from 'react-router'
import './estate-type-picker.css'
import type { MouseEvent } from 'react'
import { HiddenSearchFields } from '#app/features/catalog/search/form/hidden-search-fields.tsx'
import { useSearchNavigation } from '#app/features/catalog/search/form/search-form.ts'
import { primaryButton, quietButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { ESTATE_TYPES, type EstateType } from '#domain/catalog/listing/estate-type.ts'
import { withType } from '#domain/catalog/search/applied-filters.ts'
import type { SearchQuery } from '#domain/catalog/search/search-query.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { propertyTexts } from '#texts/catalog/property.ts'

export const ESTATE_TYPE_PICTURES: Record<EstateType, string> = {
  sale: '/pictures/heroes/sale-1200x800.jpg',
  rent: '/pictures/heroes/rent-1200x800.jpg',
}

/** On phones, once a type is chosen, the whole card is the button. */
const ON_SWITCH =
  'group-data-compact:max-sm:min-h-0 group-data-compact:max-sm:border-0 group-data-compact:max-sm:bg-transparent group-data-compact:max-sm:p-0 group-data-compact:max-sm:text-inherit group-data-compact:max-sm:leading-tight'

interface EstateTypePickerProps {
  readonly query: SearchQuery
  readonly placeholders: Readonly<Record<string, string>>
  readonly onSelect: (type: EstateType) => void
}

/**
 * Two cards: buy or rent. Selecting one clears the filters but keeps the search text and the
 * sort order (docs/product/catalog.md, "Estate type"). Without JavaScript the form submits the selection.
 */
export function EstateTypePicker({ query, placeholders, onSelect }: EstateTypePickerProps) {
  const { type: selected } = query
  const navigate = useSearchNavigation(query)

  function select(event: MouseEvent, type: EstateType) {
    event.preventDefault()
    onSelect(type)
    navigate(withType(query, type))
  }

  return (
    <form action={useHref(PATHS.search)}>
      <ul className="type-cards">
        {ESTATE_TYPES.map((type) => {
          const isOther = selected !== null && selected !== type
          return (
            <li key={type} className="type-card" data-selected={selected === type || undefined}>
              <Picture
                src={ESTATE_TYPE_PICTURES[type]}
                alt=""
                sizes={selected === null ? '(min-width: 84rem) 39rem, 50vw' : '20rem'}
                loading={selected !== null ? 'low' : type === 'sale' ? 'priority' : 'eager'}
                placeholder={placeholders[ESTATE_TYPE_PICTURES[type]]}
                className="picture-fill type-card-picture"
              />
              <div className="type-card-text">
                <h2>{propertyTexts.types[type].heading}</h2>
                <button
                  type="submit"
                  name="type"
                  value={type}
                  className={`${isOther ? quietButton : primaryButton} after:absolute after:inset-0 ${ON_SWITCH}`}
                  aria-current={selected === type || undefined}
                  onClick={(event) => select(event, type)}
                >
                  {selected === type && <Icon name="check" />}
                  {propertyTexts.types[type].button}
                </button>
              </div>
            </li>
          )
        })}
      </ul>
      <HiddenSearchFields query={{ ...withType(query, 'sale'), type: null }} />
    </form>
  )
}
