import { type RefObject, useEffect, useRef } from 'react'

/** Closes a popover when `moment` changes, such as the key of a location. */
export function useCloseOnChange(popover: RefObject<HTMLElement | null>, moment: string): void {
  const shown = useRef(moment)
  useEffect(() => {
    // Not at hydration: it may have been opened before.
    if (shown.current !== moment) popover.current?.hidePopover?.()
    shown.current = moment
  }, [popover, moment])
}
