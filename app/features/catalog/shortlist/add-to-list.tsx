import './add-to-list.css'
import listPlus from 'virtual:lucide/list-plus'
import { Link } from 'react-router'
import { iconButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { Listing } from '#domain/catalog/listing/listing.ts'
import { newShortlistPath } from '#domain/catalog/shortlist/links.ts'
import { addToListLabel, addToListText } from '#texts/catalog/add-to-list.ts'

interface AddToListProps {
  readonly type: EstateType
  readonly listing: Pick<Listing, 'id' | 'address'>
}

/** On the picture of a card; it leads to where the list is chosen. */
export const AddToList = ({ type, listing: { id, address } }: AddToListProps) => (
  <Link
    to={newShortlistPath([`${type}/${id}`])}
    className={`${iconButton} add-to-list`}
    title={addToListText}
    aria-label={addToListLabel(address)}
  >
    <Icon shapes={listPlus} />
  </Link>
)
