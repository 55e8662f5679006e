import { useFetchJson } from '#app/browser/network/use-fetch-json.ts'
import { suggestionsPath } from '#domain/catalog/links.ts'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { Suggestion } from '#domain/catalog/search/search-results.ts'
import { hasFields, isListOf, isNumber, isText } from '#domain/platform/json/shape.ts'

const DEBOUNCE_MS = 150
const MIN_LENGTH = 2

const isSuggestionList = isListOf(
  hasFields<Suggestion>({
    kind: (value): value is Suggestion['kind'] =>
      value === 'city' || value === 'district' || value === 'street',
    text: isText,
    total: isNumber,
  }),
)

const NONE: readonly Suggestion[] = []

/**
 * Places that complete the typed text. While a longer or shorter text is being fetched, the previous places stay.
 * There are none for a short text, for an unrelated one, or when fetching fails.
 */
export function useSuggestedPlaces(typed: string, type: EstateType | null): readonly Suggestion[] {
  const text = typed.trim()
  const path = text.length < MIN_LENGTH ? null : suggestionsPath(text, type)
  const { result, failed } = useFetchJson(path, isSuggestionList, DEBOUNCE_MS)
  if (path === null || result === null) return NONE
  if (result.path === path) return result.value
  const isRelated = result.path.startsWith(path) || path.startsWith(result.path)
  return isRelated && !failed ? result.value : NONE
}
