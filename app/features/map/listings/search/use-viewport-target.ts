import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Target } from '#app/features/map/listings/viewport/viewport-controller.tsx'
import { type BoundingBox, formatBoundingBox, UKRAINE } from '#domain/search/bounding-box.ts'
import type { SearchQueryWithType } from '#domain/search/search-query.ts'
import { extentPath } from '#domain/site/links.ts'
import { useAnswer } from './use-fetch-json.ts'

/** Shown when the extent of the search is not known. */
const FALLBACK: Target = { box: UKRAINE, kind: 'extent' }

export const formatOptionalBox = (box: BoundingBox | null): string =>
  box === null ? '' : formatBoundingBox(box)

interface TargetOptions {
  readonly query: SearchQueryWithType
  /** Whether the visitor moved the map since it was brought somewhere. */
  readonly moved: boolean
  /** Called when the map is about to be brought somewhere else. */
  readonly onBring: () => void
}

/**
 * Where the map has to be brought: to the box of the search, else to where all its homes are. It
 * stays where the visitor moved it until another place is searched, and where its own box is
 * searched.
 */
export function useTarget({ query, moved, onBring }: TargetOptions) {
  const [extent, setExtent] = useState<string | null>(null)
  const [target, setTarget] = useState<Target | null>(null)
  const { answer, failed, retry } = useAnswer<BoundingBox>(extent)
  /** The box that the map stands for, the place that was searched, and boxes that it asked for. */
  const stand = useRef<{ box: string; place: string; own: Set<string> } | null>(null)

  const box = formatOptionalBox(query.box)
  const extentNow = extentPath(query)
  const place = `${query.type} ${query.text}`

  const follow = useEffectEvent(() => {
    const before = stand.current
    if (before !== null && box !== before.box && before.own.has(box)) return
    const stays = before?.box === box && (box !== '' || (moved && before.place === place))
    stand.current = { box, place, own: new Set() }
    if (stays) return
    onBring()
    const known = answer?.address === extentNow ? answer.value : null
    setExtent(query.box === null && known === null ? extentNow : null)
    if (query.box !== null) setTarget({ box: query.box, kind: 'asked' })
    else if (known !== null) setTarget({ box: known, kind: 'extent' })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what a search changes by
  useEffect(() => follow(), [box, place, extentNow])

  useEffect(() => {
    if (extent !== null && answer?.address === extent)
      setTarget({ box: answer.value, kind: 'extent' })
  }, [extent, answer])

  return {
    target: target ?? (failed ? FALLBACK : null),
    /** Whether the map is about to be brought elsewhere. */
    isWaiting: extent !== null && answer?.address !== extent && !failed,
    failed: extent !== null && failed,
    retry,
    /** Says that the map itself asks for the box that it shows. */
    stayAt: (own: BoundingBox) => {
      const text = formatOptionalBox(own)
      if (stand.current === null) return
      stand.current.own.add(text)
      stand.current.box = text
    },
  }
}
