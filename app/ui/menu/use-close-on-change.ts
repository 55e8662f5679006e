import { type RefObject, useEffect, useRef } from 'react'

/** Closes a popover when `moment` changes, such as the key of a location. */
export function useCloseOnChange(popover: RefObject<HTMLElement | null>, moment: string): void {
  // The popover stays open at hydration, because it may have been opened before.
  const last = useRef(moment)
  useEffect(() => {
    const element = popover.current
    if (element === null) return
    if (last.current !== moment) element.hidePopover?.()
    last.current = moment
    // The history has the key of a location before its page is shown; a popover that is opened in between stays open.
    element.onbeforetoggle = () => {
      last.current = history.state?.key
    }
  }, [popover, moment])
}
