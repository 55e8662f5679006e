import { type RefObject, useEffect, useRef } from 'react'

/**
 * Ties a control that people fill by themselves to what is applied: it shows that whenever it
 * changes, and keeps what they typed for as long as it does not, from before the first script on.
 */
export function useSyncedValue<Control extends { value: string }>(
  applied: string,
): RefObject<Control | null> {
  const control = useRef<Control>(null)
  const shown = useRef(applied)
  useEffect(() => {
    if (shown.current === applied) return
    shown.current = applied
    if (control.current) control.current.value = applied
  }, [applied])
  return control
}
