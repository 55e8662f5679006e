import { isDoubleTap, type Tap } from '#domain/site/double-tap.ts'

const CONTROLS = 'a, button, input, select, textarea, summary, label'

function findControl({ target }: MouseEvent): Element | null {
  const control = target instanceof Element ? target.closest(CONTROLS) : null
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control
}

const submitsForm = (control: Element | null) =>
  control instanceof HTMLButtonElement && control.type === 'submit' && control.form !== null

/**
 * For people who double-click everything: ignores the second click if another control has moved under the
 * pointer, or if it would submit a form twice.
 *
 * @returns a function that stops it
 */
export function ignoreDoubleClicks(): () => void {
  let first: (Tap & { readonly control: Element | null; readonly isTouch: boolean }) | undefined
  const controller = new AbortController()
  function onPress(event: MouseEvent): void {
    const isOfPointer = event.isTrusted && event.detail > 0
    if (!isOfPointer) return
    const { timeStamp: atMs, clientX: x, clientY: y } = event
    const press = { atMs, x, y, control: findControl(event) }
    // For a mouse, `detail` counts the clicks within the double-click time that is set on the computer; for taps it is
    // always one.
    const isSecond =
      first !== undefined && (event.detail > 1 || (first.isTouch && isDoubleTap(first, press)))
    if (isSecond && (press.control !== first?.control || submitsForm(press.control))) {
      event.preventDefault()
      event.stopImmediatePropagation()
    } else if (event.type === 'click') {
      const isTouch = event instanceof PointerEvent && event.pointerType === 'touch'
      first = { ...press, isTouch }
    }
  }
  const options = { capture: true, signal: controller.signal }
  // `mousedown` is handled too, because it would focus whatever has moved under the pointer.
  for (const type of ['mousedown', 'click'] as const)
    window.addEventListener(type, onPress, options)
  return () => controller.abort()
}
