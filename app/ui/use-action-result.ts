import { useEffect, useEffectEvent } from 'react'

/**
 * Handles each result of an action or a fetcher once.
 *
 * @param result a new object after each action; `undefined` while there is none
 */
export function useActionResult<Result extends object>(
  result: Result | undefined,
  onResult: (result: Result) => void,
): void {
  const handle = useEffectEvent(onResult)
  useEffect(() => {
    if (result !== undefined) handle(result)
  }, [result])
}

/**
 * Announces what was just done with an entry of a list, for pages whose document itself shows the result, because there may be no
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
  useActionResult(isOpened || done === null ? undefined : done, announce)
  return isOpened ? done : null
}

/** Moves focus if the pressed button disappeared with its entry; elsewhere it stays. */
export function focusIfLost(element: HTMLElement | null | undefined): void {
  if (document.activeElement === document.body) element?.focus()
}
