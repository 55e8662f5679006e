import { type RefObject, useEffect, useState } from 'react'

/** How far ahead to start loading, so that it is ready when it scrolls into view. */
const ROOT_MARGIN = '75% 0px'

/** Whether the element is, or ever was, in or near the viewport. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (isNear || element.current === null) return
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: ROOT_MARGIN },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isNear])
  return isNear
}
