import { useEffect, useEffectEvent } from 'react'

/**
 * Announces what was just done with an entry of a list.
 *
 * @param done a new object after each action; `null` while there is nothing to announce
 */
export function useActionConfirmation<Confirmation extends object>(
  done: Confirmation | null,
  announce: (done: Confirmation) => void,
): void {
  const announceNow = useEffectEvent(announce)
  useEffect(() => {
    if (done !== null) announceNow(done)
  }, [done])
}

/**
 * Does what `useActionConfirmation` does, for pages whose document itself shows the result, because there may be no
 * scripts.
 *
 * @param isOpened whether the page was loaded or returned to (`useNavigationType() === 'POP'`), so that no button
 * was pressed in it
 * @returns what the document shows
 */
export function useConfirmationLine<Confirmation extends object>(
  done: Confirmation | null,
  isOpened: boolean,
  announce: (done: Confirmation) => void,
): Confirmation | null {
  useActionConfirmation(isOpened ? null : done, announce)
  return isOpened ? done : null
}

/** Moves focus if the pressed button disappeared with its entry; elsewhere it stays. */
export function focusIfLost(element: HTMLElement | null | undefined): void {
  if (document.activeElement === document.body) element?.focus()
}
