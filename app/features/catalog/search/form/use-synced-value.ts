import { type RefObject, useEffect, useRef } from 'react'

/**
 * Sets the value of an uncontrolled field whenever `applied` changes. Until then the field keeps what the visitor
 * entered, even before hydration.
 *
 * @returns the ref of the field
 */
export function useSyncedValue<Control extends { value: string }>(
  applied: string,
): RefObject<Control | null> {
  const control = useRef<Control>(null)
  const lastApplied = useRef(applied)
  useEffect(() => {
    if (lastApplied.current === applied) return
    lastApplied.current = applied
    if (control.current) control.current.value = applied
  }, [applied])
  return control
}
