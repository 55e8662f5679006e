import './add-to-list.css'
import listPlus from 'virtual:lucide/list-plus'
import { Link } from 'react-router'
import { storedHasLists } from '#app/browser/storage/stored-flags.ts'
import { useStoredValue } from '#app/browser/storage/stored-value.ts'
import { iconButton, quietButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { Listing } from '#domain/catalog/listing/listing.ts'
import { newShortlistPath } from '#domain/catalog/shortlist/links.ts'
import { addToListLabel, markTexts } from '#texts/catalog/marks.ts'

interface AddToListProps {
  readonly type: EstateType
  readonly listing: Pick<Listing, 'id' | 'address'>
}

/** On the picture of a card, for those who have a list: it leads to where the list is chosen. */
export function AddToList({ type, listing: { id, address } }: AddToListProps) {
  if (!useStoredValue(storedHasLists)) return null
  return (
    <Link
      to={newShortlistPath([`${type}/${id}`])}
      className={`${iconButton} add-to-list`}
      title={markTexts.addToList}
      aria-label={addToListLabel(address)}
    >
      <Icon shapes={listPlus} />
    </Link>
  )
}

/** On the page of a home, for everybody, as it is the same page for all. */
export const AddToListLink = ({ home }: { readonly home: string }) => (
  <Link to={newShortlistPath([home])} className={`${quietButton} flex-1`}>
    {markTexts.addToList}
  </Link>
)
