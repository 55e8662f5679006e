import { type RefObject, useEffect } from 'react'
import type { ControllerRef } from 'yet-another-react-lightbox'

/** Keys that the library does not handle: Home and End, and the arrows while focus is outside the pictures. */
export function useViewerKeys(
  controller: RefObject<ControllerRef | null>,
  last: number,
  select: (index: number) => void,
): void {
  useEffect(() => {
    function onKeyDown({ key, target }: KeyboardEvent) {
      if (key === 'Home') select(0)
      if (key === 'End') select(last)
      if (target instanceof Element && target.closest('.viewer-stage') !== null) return
      if (key === 'ArrowLeft') controller.current?.prev()
      if (key === 'ArrowRight') controller.current?.next()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [controller, last, select])
}
