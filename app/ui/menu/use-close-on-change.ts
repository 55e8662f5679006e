import { type RefObject, useEffect, useRef } from 'react'

/** Closes a popover when `closeOnChange` changes, such as the key of a location. */
export function useCloseOnChange(
  popover: RefObject<HTMLElement | null>,
  closeOnChange: string,
): void {
  // The popover stays open at hydration, because it may have been opened before.
  const last = useRef(closeOnChange)
  useEffect(() => {
    const element = popover.current
    if (element === null) return
    if (last.current !== closeOnChange) element.hidePopover?.()
    last.current = closeOnChange
    // The history has the key of a location before its page is shown; a popover that is opened in between stays open.
    element.onbeforetoggle = () => {
      last.current = history.state?.key
    }
  }, [popover, closeOnChange])
}
