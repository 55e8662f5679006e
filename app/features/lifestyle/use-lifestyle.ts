import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { LIFESTYLES, type Lifestyle } from '#content/lifestyles.ts'

/** How long another tab takes to open (docs/product.md, "Timings"). */
const LOADING_MS = 400

/** The name under which the address keeps the choice. */
export const LIFESTYLE_PARAM = 'for'

interface LifestyleSelection {
  readonly lifestyle: Lifestyle
  /** Whether another one was just pending and is not shown yet. */
  readonly loading: boolean
  readonly select: (lifestyle: Lifestyle) => void
}

/**
 * Which tab is open: the address says so, and an unknown word means the first
 * (docs/product.md, "Lifestyle page").
 */
export function useLifestyle(): LifestyleSelection {
  const [query, setQuery] = useSearchParams()
  const [first] = LIFESTYLES
  const lifestyle = LIFESTYLES.find(({ id }) => id === query.get(LIFESTYLE_PARAM)) ?? first
  const [pending, setPending] = useState<Lifestyle | null>(null)
  useEffect(() => {
    if (pending === null) return
    const timer = setTimeout(() => setPending(null), LOADING_MS)
    return () => clearTimeout(timer)
  }, [pending])

  function select(next: Lifestyle) {
    if (next === lifestyle) return
    setPending(next)
    setQuery(next === first ? {} : { [LIFESTYLE_PARAM]: next.id }, {
      replace: true,
      preventScrollReset: true,
    })
  }
  return { lifestyle, loading: pending !== null, select }
}
