import './start-search.css'
import { Form } from 'react-router'
import { primaryButton } from '#app/ui/button.ts'
import { startSearchTexts } from '#content/texts/search/start.ts'
import { ESTATE_TYPES } from '#domain/listing/estate-type.ts'
import { PATHS } from '#domain/site/links.ts'

/** Longer texts are no search (domain/search/search-query.ts). */
const MAX_LENGTH = 100

/** The URL holds what was asked for, and no empty fields. */
function omitEmptyFields({ formData }: FormDataEvent) {
  for (const [name, value] of [...formData]) if (value === '') formData.delete(name)
}

function listenForData(form: HTMLFormElement | null) {
  form?.addEventListener('formdata', omitEmptyFields)
  return () => form?.removeEventListener('formdata', omitEmptyFields)
}

/** A way into the search from another screen. It is a plain form, and so works before the scripts, too. */
export function StartSearch() {
  return (
    <search>
      <Form ref={listenForData} action={PATHS.search} className="start-search">
        <fieldset className="start-types">
          <legend className="sr-only">{startSearchTexts.type}</legend>
          {ESTATE_TYPES.map((type, index) => (
            <label key={type}>
              <input type="radio" name="type" value={type} defaultChecked={index === 0} />
              {startSearchTexts.types[type]}
            </label>
          ))}
        </fieldset>
        <input
          type="search"
          name="q"
          aria-label={startSearchTexts.place}
          placeholder={startSearchTexts.place}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          className="field-input"
        />
        <button type="submit" className={primaryButton}>
          {startSearchTexts.submit}
        </button>
      </Form>
    </search>
  )
}
