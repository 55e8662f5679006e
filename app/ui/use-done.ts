import { useEffect, useEffectEvent } from 'react'

/**
 * For a list that says what was just done with one of its entries.
 *
 * @param done another object after each action; null while there is nothing to say
 */
export function useDone<Done extends object>(done: Done | null, say: (done: Done) => void): void {
  const saySo = useEffectEvent(say)
  useEffect(() => {
    if (done !== null) saySo(done)
  }, [done])
}

/** Where the pressed button went with its entry, the focus would be lost; elsewhere it stays. */
export function focusIfLost(element: HTMLElement | null | undefined): void {
  if (document.activeElement === document.body) element?.focus()
}
