import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { LIFESTYLES, type Lifestyle } from '#content/lifestyles.ts'

/** How long another tab takes to open (docs/product.md, "Timings"). */
const LOADING_MS = 400

/** The name under which the address keeps the choice. */
export const CHOICE = 'for'

interface LifestyleChoice {
  readonly lifestyle: Lifestyle
  /** Whether another one was just chosen and is not shown yet. */
  readonly loading: boolean
  readonly choose: (lifestyle: Lifestyle) => void
}

/**
 * Which tab is open: the address says so, and an unknown word means the first
 * (docs/product.md, "Lifestyle page").
 */
export function useLifestyle(): LifestyleChoice {
  const [query, setQuery] = useSearchParams()
  const [first] = LIFESTYLES
  const lifestyle = LIFESTYLES.find(({ id }) => id === query.get(CHOICE)) ?? first
  const [chosen, setChosen] = useState<Lifestyle | null>(null)
  useEffect(() => {
    if (chosen === null) return
    const timer = setTimeout(() => setChosen(null), LOADING_MS)
    return () => clearTimeout(timer)
  }, [chosen])

  function choose(next: Lifestyle) {
    if (next === lifestyle) return
    setChosen(next)
    setQuery(next === first ? {} : { [CHOICE]: next.id }, {
      replace: true,
      preventScrollReset: true,
    })
  }
  return { lifestyle, loading: chosen !== null, choose }
}
