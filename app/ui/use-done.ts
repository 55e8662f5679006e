import { useEffect, useEffectEvent } from 'react'

/**
 * For a list that announces what was just done with one of its entries.
 *
 * @param done a new object after each action; `null` while there is nothing to announce
 */
export function useDone<Done extends object>(done: Done | null, say: (done: Done) => void): void {
  const saySo = useEffectEvent(say)
  useEffect(() => {
    if (done !== null) saySo(done)
  }, [done])
}

/**
 * Like `useDone`, for pages whose document itself shows the result, because there may be no scripts.
 *
 * @param isOpened whether the page was loaded or returned to (`useNavigationType() === 'POP'`), so that no button
 * was pressed in it
 * @returns what the document shows
 */
export function useDoneLine<Done extends object>(
  done: Done | null,
  isOpened: boolean,
  say: (done: Done) => void,
): Done | null {
  useDone(isOpened ? null : done, say)
  return isOpened ? done : null
}

/** Moves focus if the pressed button disappeared with its entry; elsewhere it stays. */
export function focusIfLost(element: HTMLElement | null | undefined): void {
  if (document.activeElement === document.body) element?.focus()
}
