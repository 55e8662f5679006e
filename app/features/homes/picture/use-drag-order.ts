import { type RefObject, useEffect, useEffectEvent } from 'react'

/** A touch held this long starts a drag; a shorter one scrolls. */
const TOUCH_DELAY_MS = 250
const ANIMATION_MS = 150

/**
 * Lets a pointer drag the items of a list, marked `data-draggable`, to another place. The DOM stays unchanged;
 * `onPlace` must change the order.
 *
 * @param onPlace called with zero-based places
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  isOn: boolean,
  onPlace: (from: number, to: number) => void,
): void {
  const place = useEffectEvent(onPlace)
  useEffect(() => {
    const { current } = list
    if (!isOn || current === null) return
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    let destroy = () => {}
    let isOver = false
    import('sortablejs').then(
      ({ default: Sortable }) => {
        if (isOver) return
        const sortable = Sortable.create(current, {
          animation: isStill ? 0 : ANIMATION_MS,
          delay: TOUCH_DELAY_MS,
          delayOnTouchOnly: true,
          filter: 'button',
          preventOnFilter: false,
          // Mouse, touch and pen use the same mode, because autoscroll needs it.
          forceFallback: true,
          ghostClass: 'home-picture-ghost',
          onEnd({ item, oldIndex = 0, newIndex = 0 }) {
            if (oldIndex === newIndex) return
            // React moves the elements, so they must be back where it put them.
            item.remove()
            current.insertBefore(item, current.children[oldIndex] ?? null)
            place(oldIndex, newIndex)
          },
        })
        current.dataset.draggable = ''
        destroy = () => {
          sortable.destroy()
          delete current.dataset.draggable
        }
      },
      // If the code fails to load, the buttons still work.
      () => {},
    )
    return () => {
      isOver = true
      destroy()
    }
  }, [list, isOn])
}
