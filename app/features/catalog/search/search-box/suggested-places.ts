import { useFetchJson } from '#app/browser/network/use-fetch-json.ts'
import { suggestionsPath } from '#domain/catalog/links.ts'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { Suggestion } from '#domain/catalog/search/search-results.ts'
import { hasFields, isListOf, isNumber, isText } from '#domain/platform/json/shape.ts'

const DEBOUNCE_MS = 150
const MIN_LENGTH = 2

const KINDS: readonly Suggestion['kind'][] = ['city', 'district', 'street', 'metro', 'complex']

const isSuggestionList = isListOf(
  hasFields<Suggestion>({
    kind: (value): value is Suggestion['kind'] => KINDS.some((kind) => kind === value),
    text: isText,
    total: isNumber,
  }),
)

const NONE: readonly Suggestion[] = []

/**
 * Places that complete the typed text. While a longer or shorter text is being fetched, the previous places stay.
 * There are none for a short text, for an unrelated one, or when fetching fails.
 */
export function useSuggestedPlaces(
  typed: string,
  type: EstateType | null,
  within?: { readonly kind: Suggestion['kind']; readonly city: string },
): readonly Suggestion[] {
  const text = typed.trim()
  // The city comes first, so that a longer text continues a shorter one.
  const whole = within ? `${within.city} ${text}`.trim() : text
  const path = text.length < MIN_LENGTH ? null : suggestionsPath(whole, type)
  const { result, failed } = useFetchJson(path, isSuggestionList, DEBOUNCE_MS)
  if (path === null || result === null) return NONE
  const isRelated = result.path.startsWith(path) || path.startsWith(result.path)
  const isShown = result.path === path || (isRelated && !failed)
  if (!isShown) return NONE
  return within ? result.value.filter(({ kind }) => kind === within.kind) : result.value
}
