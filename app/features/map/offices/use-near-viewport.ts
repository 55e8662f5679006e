import { type RefObject, useEffect, useState } from 'react'

/** How far below the view something is fetched already, so that it is there when it is seen. */
const AHEAD = '75% 0px'

/** Whether an element is in view or close to it, or ever was. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || element.current === null) return
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: AHEAD },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, near])
  return near
}
