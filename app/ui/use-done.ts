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

/**
 * The same for a page whose document says it by itself, because there may be no script.
 *
 * @param isOpened whether the page was loaded or come back to (`useNavigationType() === 'POP'`): nobody has pressed a button
 *   in it then
 * @returns what the document says
 */
export function useDoneLine<Done extends object>(
  done: Done | null,
  isOpened: boolean,
  say: (done: Done) => void,
): Done | null {
  useDone(isOpened ? null : done, say)
  return isOpened ? done : null
}

/** Where the pressed button went with its entry, the focus would be lost; elsewhere it stays. */
export function focusIfLost(element: HTMLElement | null | undefined): void {
  if (document.activeElement === document.body) element?.focus()
}
