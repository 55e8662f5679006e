import { useEffect, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { storedEstateType } from '#app/browser/storage/estate-type.ts'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import { searchPath } from '#domain/catalog/search/search-paths.ts'
import type { SearchQuery } from '#domain/catalog/search/search-query.ts'
import { PATHS } from '#domain/platform/paths.ts'

/** docs/product/shell.md, "Timings" */
const MIN_SPINNER_MS = 400

/**
 * Keeps the estate type in the URL and in storage in sync. The URL wins and is stored; a URL without a
 * type is replaced by one with the stored type (docs/product/catalog.md, "Estate type").
 */
export function useEstateType(query: SearchQuery) {
  const navigate = useNavigate()
  const { location: nextLocation } = useNavigation()
  const [selectedAt, setSelectedAt] = useState<number | null>(null)

  useEffect(() => {
    const stored = storedEstateType.get()
    if (query.type !== null && query.type !== stored) storedEstateType.update(() => query.type)
    if (query.type !== null || stored === null) return
    navigate(searchPath({ ...query, type: stored }), { replace: true, preventScrollReset: true })
  }, [query, navigate])

  useEffect(() => {
    if (selectedAt === null) return
    const timer = setTimeout(() => setSelectedAt(null), MIN_SPINNER_MS)
    return () => clearTimeout(timer)
  }, [selectedAt])

  const nextType =
    nextLocation?.pathname === PATHS.search
      ? new URLSearchParams(nextLocation.search).get('type')
      : query.type
  return {
    isSwitching: selectedAt !== null || nextType !== query.type,
    selectType: (type: EstateType) => {
      storedEstateType.update(() => type)
      setSelectedAt(performance.now())
    },
  }
}
