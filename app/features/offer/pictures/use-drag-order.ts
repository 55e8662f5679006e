import { type RefObject, useEffect, useEffectEvent } from 'react'

/** A finger that rests so long drags; a shorter touch scrolls. */
const TOUCH_DELAY_MS = 250
const ANIMATION_MS = 150

/**
 * Lets a pointer drag the items of a list, which is then marked `data-draggable`, to another place. The list itself stays as it is: `onPlace` is to change it.
 *
 * @param onPlace gets places counted from 0
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
          // One way for mouse, finger and pen, which autoscroll follows too.
          forceFallback: true,
          ghostClass: 'home-picture-ghost',
          onEnd({ item, oldIndex = 0, newIndex = 0 }) {
            if (oldIndex === newIndex) return
            // React moves the elements, and must find them where it put them.
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
      // Without its code the buttons are still there.
      () => {},
    )
    return () => {
      isOver = true
      destroy()
    }
  }, [list, isOn])
}
