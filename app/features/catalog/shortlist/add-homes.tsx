import { storedFavorites } from '#app/browser/listings/favorites.ts'
import { useStoredValue } from '#app/browser/storage/stored-value.ts'
import { quietButton } from '#app/ui/button.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { ListedHome } from '#domain/catalog/shortlist/content.ts'
import { shortlistTexts } from '#texts/catalog/shortlist.ts'
import { ListForm } from './list-form.tsx'

interface AddHomesProps {
  readonly homes: readonly ListedHome[]
  /** Why the last link was not added. */
  readonly problem: string | undefined
}

/** Adds homes by their links, or from the favorites of the browser. */
export function AddHomes({ homes, problem }: AddHomesProps) {
  const listed = new Set(homes.map(({ home }) => home))
  const favorites = useStoredValue(storedFavorites).filter(
    ({ type, id }) => !listed.has(`${type}/${id}`),
  )
  return (
    <section aria-labelledby="add-homes" className="shortlist-section shortlist-tools">
      <h2 id="add-homes">{shortlistTexts.add}</h2>
      <ListForm className="shortlist-row">
        <TextField
          name="link"
          label={shortlistTexts.link}
          inputMode="url"
          autoComplete="off"
          required
          message={problem}
        />
        <button type="submit" className={quietButton}>
          {shortlistTexts.addLink}
        </button>
      </ListForm>
      {favorites.length > 0 && (
        <ListForm className="grid justify-items-start gap-2">
          <fieldset className="grid justify-items-start gap-2">
            <legend className="mb-2 font-medium">{shortlistTexts.favorites}</legend>
            {favorites.map(({ type, id, address }) => (
              <label key={`${type}/${id}`} className="flex min-h-11 items-center gap-3">
                <input type="checkbox" name="link" value={`${type}/${id}`} />
                {address}
              </label>
            ))}
          </fieldset>
          <button type="submit" className={quietButton}>
            {shortlistTexts.addFavorites}
          </button>
        </ListForm>
      )}
    </section>
  )
}
