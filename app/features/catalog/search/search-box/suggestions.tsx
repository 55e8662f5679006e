import { inLanguage } from '#domain/platform/language.ts'
import { language } from '#texts/language.ts'
import './suggestions.css'
import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react'
import { useFetchJson } from '#app/browser/network/use-fetch-json.ts'
import { suggestionsPath } from '#domain/catalog/links.ts'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { Suggestion } from '#domain/catalog/search/search-results.ts'
import { describeSuggestion, formatPlaceCount, PLACES_LABEL } from '#texts/catalog/suggestions.ts'

const DEBOUNCE_MS = 150
const MIN_LENGTH = 2

const NONE: readonly Suggestion[] = []

/**
 * Places that complete the typed text. While a longer or shorter text is being fetched, the previous places stay.
 * There are none for a short text, for an unrelated one, or when fetching fails.
 */
function useSuggestedPlaces(
  typed: string,
  type: EstateType | null,
  within?: { readonly kind: Suggestion['kind']; readonly city: string },
): readonly Suggestion[] {
  const text = typed.trim()
  // The city comes first, so that a longer text continues a shorter one.
  const whole = within ? `${within.city} ${text}`.trim() : text
  const path = text.length < MIN_LENGTH ? null : inLanguage(suggestionsPath(whole, type), language)
  const { result, failed } = useFetchJson<readonly Suggestion[]>(path, DEBOUNCE_MS)
  if (path === null || result === null) return NONE
  const isRelated = result.path.startsWith(path) || path.startsWith(result.path)
  const isShown = result.path === path || (isRelated && !failed)
  if (!isShown) return NONE
  return within ? result.value.filter(({ kind }) => kind === within.kind) : result.value
}

export interface SuggestionsProps {
  /** The field they belong to. */
  readonly input: RefObject<HTMLInputElement | null>
  /** The estate type whose listings are counted; `null` for both. */
  readonly type: EstateType | null
  /** Only places of one kind, those of a city first typed; '' for all cities. */
  readonly within?: { readonly kind: Suggestion['kind']; readonly city: string }
  /** Instead of filling the field and submitting its form. */
  readonly onChoose?: (place: Suggestion) => void
}

const NOTHING = -1

/**
 * Places that complete the text typed into a field: the ARIA pattern of a combobox with a list, without automatic
 * selection. Choosing one fills the field and submits its form, unless `onChoose` does something else.
 */
export function Suggestions({ input, type, within, onChoose }: SuggestionsProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(true)
  const [active, setActive] = useState(NOTHING)
  const places = useSuggestedPlaces(typed, type, within)
  const expanded = open && places.length > 0
  const optionId = (index: number) => `${id}-${index}`

  function close() {
    setOpen(false)
    setActive(NOTHING)
  }

  function choose(index: number) {
    const field = input.current
    const place = places[index]
    if (!(field && place)) return
    setTyped('')
    close()
    if (onChoose) return onChoose(place)
    field.value = place.text
    field.form?.requestSubmit()
  }

  const onInput = useEffectEvent(() => {
    setTyped(input.current?.value ?? '')
    setOpen(true)
    setActive(NOTHING)
  })

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && places.length > 0) {
      event.preventDefault()
      if (event.altKey) setOpen(step > 0)
      setOpen(true)
      // The field itself is a stop between the last place and the first.
      const stops = places.length + 1
      if (expanded) setActive((from) => ((from + 1 + step + stops) % stops) - 1)
      else setActive(step > 0 ? 0 : places.length - 1)
    } else if (event.key === 'Escape' && expanded) {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && expanded && active !== NOTHING) {
      event.preventDefault()
      choose(active)
    } else if (event.key === 'Enter') {
      setTyped('')
      close()
    } else if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(event.key)) {
      setActive(NOTHING)
    }
  })
  const onBlur = useEffectEvent(close)

  useEffect(() => {
    const field = input.current
    if (field === null) return
    const listening = new AbortController()
    const { signal } = listening
    field.addEventListener('input', onInput, { signal })
    field.addEventListener('keydown', onKeyDown, { signal })
    field.addEventListener('blur', onBlur, { signal })
    field.role = 'combobox'
    field.ariaAutoComplete = 'list'
    field.setAttribute('aria-controls', id)
    // Text typed before this code loaded is looked up right away, unless it was searched for in the meantime.
    if (field === document.activeElement && field.value !== field.defaultValue) onInput()
    return () => listening.abort()
  }, [input, id])

  useEffect(() => {
    const field = input.current
    if (field === null) return
    field.ariaExpanded = String(expanded)
    if (expanded && active !== NOTHING)
      field.setAttribute('aria-activedescendant', `${id}-${active}`)
    else field.removeAttribute('aria-activedescendant')
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [input, id, expanded, active])

  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-label={PLACES_LABEL}
        hidden={!expanded}
        className="panel search-suggestions"
        data-lenis-prevent
      >
        {places.map((place, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
          <div
            key={`${place.kind} ${place.text}`}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // Keeps focus in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(index)}
          >
            <span>{place.text}</span> <small>{describeSuggestion(place)}</small>
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {expanded && formatPlaceCount(places.length)}
      </p>
    </>
  )
}
