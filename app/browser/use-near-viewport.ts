import { type RefObject, useEffect, useState } from 'react'

/** Start loading this far ahead, so that it is ready when it scrolls into view. */
const ROOT_MARGIN = '75% 0px'

/** Whether an element is, or ever was, in the viewport or close to it. */
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
