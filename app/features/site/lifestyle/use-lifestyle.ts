import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Lifestyle } from '#content/lifestyles.ts'
import { LIFESTYLES } from '#texts/site/lifestyles.ts'

/** docs/product/shell.md, "Timings". */
const LOADING_MS = 400

/** The search parameter of the selected tab. */
export const LIFESTYLE_PARAM = 'for'

/** An unknown value selects the first tab (docs/product/site.md, "Lifestyle page"). */
export function useLifestyle() {
  const query = new URLSearchParams(useLocation().search)
  const navigate = useNavigate()
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
    navigate(
      { search: next === first ? '' : `?${LIFESTYLE_PARAM}=${next.id}` },
      { replace: true, preventScrollReset: true },
    )
  }
  return { lifestyle, loading: pending !== null, select }
}
