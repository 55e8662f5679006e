import { getCurrencySign } from '#texts/format/money.ts'
import './start-search.css'
import { Form } from 'react-router'
import { useDisplayCurrency } from '#app/currency/by-currency.tsx'
import { CurrencyInput } from '#app/currency/currency-input.tsx'
import { primaryButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { ESTATE_TYPES } from '#domain/catalog/listing/estate-type.ts'
import { ROOM_OPTIONS } from '#domain/catalog/listing/rooms.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { formatPriceBounds } from '#texts/catalog/price-bounds.ts'
import { formatRoomOption } from '#texts/catalog/room-options.ts'
import { formatUpTo, startSearchTexts } from '#texts/catalog/start.ts'

/** Longer texts are ignored (domain/catalog/search/search-query.ts, which only the search page loads). */
const MAX_LENGTH = 100
const MAX_LIMIT_LENGTH = 40

/** The URL of a search has only what was asked for. Without scripts, browsers write empty fields into it, too. */
function omitEmptyFields(form: HTMLFormElement) {
  const omit = ({ formData }: FormDataEvent) => {
    for (const [name, value] of [...formData]) if (value === '') formData.delete(name)
  }
  form.addEventListener('formdata', omit)
  return () => form.removeEventListener('formdata', omit)
}

/**
 * A search form on another screen. It is a plain form, so it works without scripts.
 *
 * @param withLimits also asks for rooms and a maximum price
 */
export function StartSearch({ withLimits = false }: { withLimits?: boolean }) {
  return (
    <search>
      <Form ref={omitEmptyFields} action={PATHS.search} className="start-search">
        <fieldset className="start-types">
          <legend className="sr-only">{startSearchTexts.type}</legend>
          {ESTATE_TYPES.map((type, index) => (
            <label key={type}>
              <input
                type="radio"
                name="type"
                value={type}
                defaultChecked={index === 0}
                className="sr-only"
              />
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
        {withLimits && <Limits />}
        <button type="submit" className={primaryButton}>
          {startSearchTexts.submit}
        </button>
      </Form>
    </search>
  )
}

function Limits() {
  const { code } = useDisplayCurrency()
  return (
    <div className="start-limits">
      <span className="relative block">
        <select name="rooms" aria-label={startSearchTexts.rooms} className="field-input">
          <option value="">{startSearchTexts.anyRooms}</option>
          {ROOM_OPTIONS.map((option) => (
            <option key={option} value={option}>
              {formatRoomOption(option)}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="icon select-arrow" />
      </span>
      <CurrencyInput />
      <input
        name="priceMax"
        aria-label={formatPriceBounds(code).priceMax}
        placeholder={formatUpTo(getCurrencySign(code))}
        maxLength={MAX_LIMIT_LENGTH}
        autoComplete="off"
        className="field-input"
      />
    </div>
  )
}
