import { type RefObject, useEffect } from 'react'
import type { ControllerRef, ZoomRef } from 'yet-another-react-lightbox'
import { ARROWS } from './viewer-arrows.ts'

/**
 * Home, End and the arrows, wherever the focus is. The library would drop presses that follow each other quickly. In a
 * zoomed picture the arrows are left to it.
 */
export function useViewerKeys(
  controller: RefObject<ControllerRef | null>,
  zoom: RefObject<ZoomRef | null>,
  last: number,
  select: (index: number) => void,
): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { key } = event
      const step = ARROWS[key]
      if ((step === undefined && key !== 'Home' && key !== 'End') || (zoom.current?.zoom ?? 1) > 1)
        return
      event.stopPropagation()
      if (step === undefined) select(key === 'Home' ? 0 : last)
      else if (step > 0) controller.current?.next()
      else controller.current?.prev()
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [controller, zoom, last, select])
}
