import { type RefObject, useEffect, useState } from 'react'

/** docs/product/shell.md, "Header". */
const FOOTER_THRESHOLD = 0.1

export function useFooterInView(footer: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(false)
  useEffect(() => {
    if (footer.current === null) return
    const observer = new IntersectionObserver(
      (entries) => setInView((entries.at(-1)?.intersectionRatio ?? 0) >= FOOTER_THRESHOLD),
      { threshold: [0, FOOTER_THRESHOLD] },
    )
    observer.observe(footer.current)
    return () => observer.disconnect()
  }, [footer])
  return inView
}
