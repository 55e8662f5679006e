import { type RefObject, useEffect } from 'react'

/** The ids of the homes that something stands for, with spaces between them. */
const homesOf = (target: EventTarget | null) =>
  target instanceof Element
    ? (target.closest<HTMLElement>('[data-home]')?.dataset.home ?? null)
    : null

/**
 * Marks the cards and the pin of the homes that are pointed at, or that hold the focus, within the
 * list and map around `inside`. Nothing is rendered for it.
 */
export function useHighlight(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const around = inside.current?.parentElement
    if (!around) return
    let lit: string | null = null

    function light(homes: string | null): void {
      if (homes === lit) return
      for (const element of around?.querySelectorAll('[data-lit]') ?? [])
        element.removeAttribute('data-lit')
      lit = homes
      if (homes === null) return
      const theirs = homes.split(' ').map((home) => `[data-home~="${home}"]`)
      for (const element of around?.querySelectorAll(theirs.join()) ?? [])
        element.setAttribute('data-lit', '')
    }
    const onto = ({ target }: Event) => light(homesOf(target))
    const off = (event: PointerEvent | FocusEvent) => light(homesOf(event.relatedTarget))

    const listening = new AbortController()
    const { signal } = listening
    around.addEventListener('pointerover', onto, { signal })
    around.addEventListener('pointerout', off, { signal })
    around.addEventListener('focusin', onto, { signal })
    around.addEventListener('focusout', off, { signal })
    return () => {
      light(null)
      listening.abort()
    }
  }, [inside])
}
