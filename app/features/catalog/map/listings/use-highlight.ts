import { type RefObject, useEffect } from 'react'

const getListingIds = (target: EventTarget | null) =>
  target instanceof Element
    ? (target.closest<HTMLElement>('[data-listing]')?.dataset.listing ?? null)
    : null

/**
 * Highlights the cards and the marker of a listing while one of them is hovered or focused, within the list and map
 * around `frame`. `data-listing` holds ids separated by spaces. Sets attributes instead of state, so that hovering
 * does not re-render every card and marker.
 */
export function useHighlight(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const container = frame.current?.parentElement
    if (!container) return
    let highlighted: string | null = null

    function highlight(ids: string | null): void {
      if (ids === highlighted) return
      for (const element of container?.querySelectorAll('[data-highlighted]') ?? [])
        element.removeAttribute('data-highlighted')
      highlighted = ids
      if (ids === null) return
      const selector = ids
        .split(' ')
        .map((id) => `[data-listing~="${id}"]`)
        .join()
      for (const element of container?.querySelectorAll(selector) ?? [])
        element.setAttribute('data-highlighted', '')
    }
    const handleEnter = ({ target }: Event) => highlight(getListingIds(target))
    const handleLeave = (event: PointerEvent | FocusEvent) =>
      highlight(getListingIds(event.relatedTarget))

    const controller = new AbortController()
    const { signal } = controller
    container.addEventListener('pointerover', handleEnter, { signal })
    container.addEventListener('pointerout', handleLeave, { signal })
    container.addEventListener('focusin', handleEnter, { signal })
    container.addEventListener('focusout', handleLeave, { signal })
    return () => {
      highlight(null)
      controller.abort()
    }
  }, [frame])
}
