import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/**
 * Keeps the end of a growing list in view for people who are reading there or have just sent a message. People who have
 * scrolled up stay where they are.
 *
 * @param length the length of the list
 * @param sent how many of its entries are still being sent
 */
export function useStickToEnd(length: number, sent: number) {
  const end = useRef<HTMLDivElement>(null)
  const isSeen = useRef(true)
  const shown = useRef({ length, sent })
  const [hasMore, setHasMore] = useState(false)

  useEffect(() => {
    const { current } = end
    if (current === null) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry === undefined) return
      // Below the end is the message field, so a list scrolled past its end counts as seen.
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
    // New messages must not push the field out of view while someone types in it.
    if (activeElement instanceof HTMLTextAreaElement)
      activeElement.scrollIntoView({ block: 'nearest' })
    end.current.scrollIntoView({ block: 'nearest' })
  }, [length, sent])

  const showEnd = () => end.current?.scrollIntoView({ block: 'end' })
  return { end, hasMore, showEnd }
}
