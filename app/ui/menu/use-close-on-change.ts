import { type RefObject, useEffect, useRef } from 'react'

/** Closes a popover when `moment` changes, such as the key of a location. */
export function useCloseOnChange(popover: RefObject<HTMLElement | null>, moment: string): void {
  // Not at hydration: it may have been opened before.
  const last = useRef(moment)
  useEffect(() => {
    const element = popover.current
    if (element === null) return
    if (last.current !== moment) element.hidePopover?.()
    last.current = moment
    // The history has the key of a location before the page shows it. What is opened in between stays.
    element.onbeforetoggle = () => {
      last.current = history.state?.key
    }
  }, [popover, moment])
}
