import { whenParsed } from './when-painted.ts'

/** Dispatched on the window once React handles events. */
export const HYDRATED_EVENT = 'hydrated'

/** On elements whose buttons and forms work with scripts only; they are disabled until hydration. */
const NEEDS_SCRIPT = '[data-needs-script]'

const isChecked = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

/** On links that open something better than their URL once there are scripts. */
const REPLAYED_LINK = 'a[data-replay]'

/** What was pressed, if a browser does nothing about it by itself, or nothing good. */
function findPressed(target: Element): HTMLElement | null {
  const button = target.closest('button')
  if (button === null) return target.closest<HTMLElement>(REPLAYED_LINK)
  if (button.popoverTargetElement !== null) return null
  return button.type === 'submit' && button.form !== null ? null : button
}

const isPlainClick = (event: Event) =>
  event instanceof MouseEvent && !event.ctrlKey && !event.metaKey && !event.shiftKey

/** React compares a box with the state that it has seen last, so the change is undone and made again. */
function replayCheck(field: HTMLInputElement): void {
  field.checked = !field.checked
  field.click()
}

/** What brings an event to React later; `null` for events that the browser handles. */
function getReplay(event: Event): (() => void) | null {
  const { target, type } = event
  if (!(target instanceof Element)) return null
  if (type === 'click') {
    const pressed = isPlainClick(event) ? findPressed(target) : null
    return pressed && (() => pressed.click())
  }
  if (event instanceof SubmitEvent) {
    const form = target.closest<HTMLFormElement>(`form${NEEDS_SCRIPT}`)
    return form && (() => form.requestSubmit(event.submitter))
  }
  if (event instanceof KeyboardEvent) {
    const isEditing = target.matches('input, select, textarea')
    if (isEditing || !/^(Arrow|Home|End|Escape)/.test(event.key)) return null
    return () => target.dispatchEvent(new KeyboardEvent('keydown', event))
  }
  if (!isChecked(target)) return () => target.dispatchEvent(new Event(type, { bubbles: true }))
  return type === 'change' ? () => replayCheck(target) : null
}

/** Records what is pressed and changed before hydration, and replays it afterwards, in its order. */
export function recordEvents(): void {
  const replays: (() => void)[] = []
  const controller = new AbortController()
  const record = (event: Event) => {
    const replay = getReplay(event)
    if (replay === null) return
    replays.push(replay)
    // React may see it too, when hydration is under way.
    event.stopImmediatePropagation()
    if (event.type === 'click' || event.type === 'submit') event.preventDefault()
  }
  for (const type of ['click', 'input', 'change', 'submit', 'keydown'])
    addEventListener(type, record, { capture: true, signal: controller.signal })
  whenParsed(() => {
    for (const button of document.querySelectorAll<HTMLButtonElement>(`${NEEDS_SCRIPT} button`))
      button.disabled = false
  })
  addEventListener(
    HYDRATED_EVENT,
    () => {
      controller.abort()
      for (const replay of replays) replay()
    },
    { once: true },
  )
}
