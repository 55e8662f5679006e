import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/**
 * Keeps the end of a list in view while it grows, for who reads there; who reads further up stays there.
 *
 * @param length of the list
 */
export function useEndOfList(length: number) {
  const end = useRef<HTMLDivElement>(null)
  const isSeen = useRef(true)
  const shown = useRef(length)
  const [hasMore, setHasMore] = useState(false)

  useEffect(() => {
    const { current } = end
    if (current === null) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry === undefined) return
      // Below the end is the field in which somebody writes.
      isSeen.current = entry.isIntersecting || entry.boundingClientRect.top < 0
      if (isSeen.current) setHasMore(false)
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [])

  useLayoutEffect(() => {
    const hasGrown = length > shown.current
    shown.current = length
    if (!hasGrown || end.current === null) return
    if (!isSeen.current) return setHasMore(true)
    if (end.current.getBoundingClientRect().top > 0)
      end.current.scrollIntoView({ block: 'nearest' })
  }, [length])

  const showEnd = () => end.current?.scrollIntoView({ block: 'end' })
  return { end, hasMore, showEnd }
}
