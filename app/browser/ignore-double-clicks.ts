import { isDoubleClick, type Press } from '#domain/site/double-click.ts'

const CONTROLS = 'a, button, input, select, textarea, summary, label'

function findControl({ target }: MouseEvent): Element | null {
  const control = target instanceof Element ? target.closest(CONTROLS) : null
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control
}

const submitsForm = (control: Element | null) =>
  control instanceof HTMLButtonElement && control.type === 'submit' && control.form !== null

/**
 * Some people press everything twice. The second press of a double click does nothing where something else lies now
 * than what was pressed first, nor where it would send a form once more.
 *
 * @returns a function that ends it
 */
export function ignoreDoubleClicks(): () => void {
  let first: (Press & { readonly control: Element | null; readonly isTouch: boolean }) | undefined
  const controller = new AbortController()
  function onPress(event: MouseEvent): void {
    const isOfPointer = event.isTrusted && event.detail > 0
    if (!isOfPointer) return
    const { timeStamp: atMs, clientX: x, clientY: y } = event
    const press = { atMs, x, y, control: findControl(event) }
    // Browsers count the presses of a mouse, and not those of a finger.
    const isSecond =
      first !== undefined && isDoubleClick(first, press) && (event.detail > 1 || first.isTouch)
    if (isSecond && (press.control !== first?.control || submitsForm(press.control))) {
      event.preventDefault()
      event.stopImmediatePropagation()
    } else if (event.type === 'click') {
      const isTouch = event instanceof PointerEvent && event.pointerType === 'touch'
      first = { ...press, isTouch }
    }
  }
  const options = { capture: true, signal: controller.signal }
  // That of the mouse button would give the focus to what lies there now.
  for (const type of ['mousedown', 'click'] as const)
    window.addEventListener(type, onPress, options)
  return () => controller.abort()
}
