import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/**
 * Keeps the end of a list in view while it grows, for who reads there or has just sent something; who reads further up
 * stays there.
 *
 * @param length of the list
 * @param sent how many of it are on their way
 */
export function useEndOfList(length: number, sent: number) {
  const end = useRef<HTMLDivElement>(null)
  const isSeen = useRef(true)
  const shown = useRef({ length, sent })
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
    const [hasGrown, hasSent] = [length > shown.current.length, sent > shown.current.sent]
    shown.current = { length, sent }
    if (!hasGrown || end.current === null) return
    if (!isSeen.current && !hasSent) return setHasMore(true)
    if (!hasSent && end.current.getBoundingClientRect().top <= 0) return
    const { activeElement } = document
    // What is new must not push the field out of view in which somebody writes.
    if (activeElement instanceof HTMLTextAreaElement)
      activeElement.scrollIntoView({ block: 'nearest' })
    end.current.scrollIntoView({ block: 'nearest' })
  }, [length, sent])

  const showEnd = () => end.current?.scrollIntoView({ block: 'end' })
  return { end, hasMore, showEnd }
}
