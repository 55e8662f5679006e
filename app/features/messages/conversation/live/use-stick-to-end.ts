import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** Whether the keyboard is in what comes after the conversation, such as the footer, and would lose sight of its focus. */
const isFocusAfter = (end: HTMLElement) =>
  document.activeElement !== null &&
  (end.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/** How far above its end a conversation still counts as read to the end. */
const NEAR_PX = 160

/**
 * Keeps the end of a growing conversation in view for people who are reading there or have just sent a message. People
 * who have scrolled up stay where they are.
 *
 * @param end below the field of a message
 * @param length how many messages there are
 * @param sent how many of them are still being sent
 */
export function useStickToEnd(end: RefObject<HTMLElement | null>, length: number, sent: number) {
  const isSeen = useRef(true)
  const shown = useRef({ length, sent })
  const [hasMore, setHasMore] = useState(false)
  const showEnd = () => end.current?.scrollIntoView({ block: 'end' })

  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation scrolls to its fragment
  useEffect(() => {
    if (hash === '') return
    // A fragment near the end would leave the field above the bottom of the screen, and the footer below it.
    const frame = requestAnimationFrame(() => {
      const bottom = end.current?.getBoundingClientRect().bottom ?? 0
      if (bottom < window.innerHeight) showEnd()
    })
    return () => cancelAnimationFrame(frame)
  }, [end, hash, key])

  useEffect(() => {
    const { current } = end
    if (current === null) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined) return
        isSeen.current = entry.isIntersecting || entry.boundingClientRect.top < 0
        if (isSeen.current) setHasMore(false)
      },
      { rootMargin: `0px 0px ${NEAR_PX}px 0px` },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [end])

  useLayoutEffect(() => {
    const [hasGrown, hasSent] = [length > shown.current.length, sent > shown.current.sent]
    shown.current = { length, sent }
    if (!hasGrown || end.current === null) return
    const mayScroll = isSeen.current && !isFocusAfter(end.current)
    if (!mayScroll && !hasSent) return setHasMore(true)
    end.current.scrollIntoView({ block: 'end' })
  }, [end, length, sent])

  return { hasMore, showEnd }
}
