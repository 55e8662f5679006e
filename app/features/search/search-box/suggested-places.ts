import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import type { Suggestion } from '#domain/search/search-results.ts'
import { suggestionsPath } from '#domain/site/links.ts'

/** Typing that goes on asks nothing: so long a pause ends a question. */
const PAUSE_MS = 150
const SHORTEST = 2

const answerSchema = z.array(
  z.object({
    kind: z.enum(['city', 'district', 'street']),
    text: z.string(),
    total: z.number(),
  }),
)

const NONE: readonly Suggestion[] = []

/** The places that can complete `text`; none where they cannot be had. */
async function placesFor(text: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  try {
    const response = await fetch(suggestionsPath(text), { signal })
    return response.ok ? answerSchema.parse(await response.json()) : NONE
  } catch {
    return NONE // The field searches without them.
  }
}

/** The places that can complete what is typed, the last question's only; none for an empty text. */
export function useSuggestedPlaces(typed: string): readonly Suggestion[] {
  const [places, setPlaces] = useState(NONE)
  const text = typed.trim()
  useEffect(() => {
    if (text.length < SHORTEST) {
      setPlaces(NONE)
      return
    }
    const stale = new AbortController()
    const timer = setTimeout(async () => {
      const found = await placesFor(text, stale.signal)
      if (!stale.signal.aborted) setPlaces(found)
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stale.abort()
    }
  }, [text])
  return places
}
