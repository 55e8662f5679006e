import { useEffect, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { storedEstateType } from '#app/browser/estate-type.ts'
import type { EstateType } from '#domain/listing/estate-type.ts'
import type { SearchQuery } from '#domain/search/search-query.ts'
import { PATHS, searchPath } from '#domain/site/links.ts'

/** How long a choice of type shows the spinner at least (docs/product.md, "Timings"). */
const MIN_SPINNER_MS = 400

/**
 * Keeps the choice of type in the address and in storage alike: the address wins and is stored; an
 * address without a type is replaced by one with the stored type (docs/product.md, "Estate type").
 *
 * @returns whether a choice is being carried out, and what to call when the visitor makes one
 */
export function useEstateType(query: SearchQuery) {
  const navigate = useNavigate()
  const { location: next } = useNavigation()
  const [chosenAt, setChosenAt] = useState<number | null>(null)

  useEffect(() => {
    const stored = storedEstateType.get()
    if (query.type !== null && query.type !== stored) storedEstateType.update(() => query.type)
    if (query.type !== null || stored === null) return
    const address = searchPath({ ...query, type: stored })
    navigate(address, { replace: true, preventScrollReset: true })
  }, [query, navigate])

  useEffect(() => {
    if (chosenAt === null) return
    const timer = setTimeout(() => setChosenAt(null), MIN_SPINNER_MS)
    return () => clearTimeout(timer)
  }, [chosenAt])

  const nextType =
    next?.pathname === PATHS.search ? new URLSearchParams(next.search).get('type') : query.type
  return {
    isSwitching: chosenAt !== null || nextType !== query.type,
    selectType: (type: EstateType) => {
      storedEstateType.update(() => type)
      setChosenAt(performance.now())
    },
  }
}
