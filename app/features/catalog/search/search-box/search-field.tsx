import { useHref } from 'react-router'
import './search-field.css'
import magnifier from 'virtual:lucide/search'
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { useLazyComponent } from '#app/browser/use-lazy-component.ts'
import { HiddenSearchFields } from '#app/features/catalog/search/form/hidden-search-fields.tsx'
import {
  parseSearchForm,
  useSearchNavigation,
} from '#app/features/catalog/search/form/search-form.ts'
import { useSyncedValue } from '#app/features/catalog/search/form/use-synced-value.ts'
import { primaryButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { MAX_SEARCH_TEXT_LENGTH, type SearchQuery } from '#domain/catalog/search/search-query.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { searchTexts } from '#texts/catalog/property.ts'

const loadSuggestions = () => import('./suggestions.tsx').then((code) => code.Suggestions)

interface SearchFieldProps {
  readonly query: SearchQuery
  readonly onSearch: () => void
}

/**
 * One field for places and words. Suggestions load on the first focus. A new text drops the bounding
 * box, because the place that it names may be outside.
 */
export function SearchField({ query, onSearch }: SearchFieldProps) {
  const id = useId()
  const navigate = useSearchNavigation(query)
  const input = useSyncedValue<HTMLInputElement>(query.text)
  const [isUsed, setUsed] = useState(false)
  const Suggestions = useLazyComponent(isUsed ? loadSuggestions : undefined)

  // The text that is searched for loses the words that the server understands as filters.
  const submitted = useRef<string | null>(null)
  useEffect(() => {
    if (input.current && input.current.value === submitted.current) input.current.value = query.text
    submitted.current = null
  }, [query, input])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const next = parseSearchForm(event.currentTarget)
    submitted.current = input.current?.value ?? null
    onSearch()
    navigate(next.text === query.text ? { ...next, box: query.box } : next)
  }

  return (
    <search>
      <form action={useHref(PATHS.search)} className="search-field" onSubmit={submit}>
        <HiddenSearchFields query={{ ...query, text: '', box: null }} />
        <label htmlFor={id} className="sr-only">
          {searchTexts.label}
        </label>
        <input
          ref={input}
          id={id}
          type="search"
          name="q"
          defaultValue={query.text}
          placeholder={searchTexts.label}
          maxLength={MAX_SEARCH_TEXT_LENGTH}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          className="field-input"
          onFocus={() => setUsed(true)}
          onInput={() => setUsed(true)}
        />
        {Suggestions && <Suggestions input={input} type={query.type} />}
        <button
          type="submit"
          className={`${primaryButton} absolute top-1.5 right-1.5 min-w-11 max-sm:px-3`}
        >
          <Icon shapes={magnifier} />
          <span className="max-sm:sr-only">{searchTexts.submit}</span>
        </button>
      </form>
    </search>
  )
}
