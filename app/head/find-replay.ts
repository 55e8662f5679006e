import { NEEDS_SCRIPT } from './needs-script.ts'

/**
 * How long a link or form that follows a recorded click waits for the modules before it goes ahead without
 * them.
 */
export const MAX_REPLAY_WAIT_MS = 10_000

interface Replay {
  readonly replay: () => void
  /** Whether the browser would handle the event natively, by leaving the page. */
  readonly leavesPage: boolean
  /** Gets the pressed style until the replay. */
  readonly pressed?: HTMLElement | null
}

/** Marks links that open something better than their URL once scripts run. */
const REPLAYED_LINK = 'a[data-replay]'

const LINK = 'a[href]:not([target]):not([download])'

const isCheckbox = (field: Element): field is HTMLInputElement => field.matches('[type="checkbox"]')

/** The clicked control, if the browser would do nothing or the wrong thing natively. */
function findPressed(target: Element): HTMLElement | null {
  const button = target.closest('button')
  if (button === null) return target.closest<HTMLElement>(REPLAYED_LINK)
  if (button.popoverTargetElement !== null) return null
  return button.type === 'submit' && button.form !== null ? null : button
}

function findClick(target: Element, event: MouseEvent, mustStay: boolean): Replay | null {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return null
  const pressed = findPressed(target)
  if (pressed !== null) return { replay: () => pressed.click(), leavesPage: false, pressed }
  const link = mustStay ? target.closest<HTMLElement>(LINK) : null
  return link && { replay: () => link.click(), leavesPage: true, pressed: link }
}

function findSubmit(target: Element, event: SubmitEvent, mustStay: boolean): Replay | null {
  if (!(target instanceof HTMLFormElement)) return null
  const pressed = event.submitter
  // A click, because a part that is not hydrated yet holds clicks (`app/browser/deferred-component.tsx`).
  const replay = () => (pressed === null ? target.requestSubmit() : pressed.click())
  if (target.matches(NEEDS_SCRIPT)) return { replay, leavesPage: false, pressed }
  return mustStay ? { replay, leavesPage: true, pressed } : null
}

/** Keys that move within a widget. Fields and scrollable rows handle them natively. */
function findKey(target: Element, event: KeyboardEvent): Replay | null {
  const movesItself =
    target.matches('input, select, textarea') ||
    /auto|scroll/.test(getComputedStyle(target).overflowX)
  if (movesItself || !/^(Arrow|Home|End|Escape)/.test(event.key)) return null
  // The replay of an earlier click may have moved focus, for example into a dialog.
  const replay = () =>
    (document.activeElement ?? target).dispatchEvent(new KeyboardEvent('keydown', event))
  return { replay, leavesPage: false }
}

/** React compares a checkbox with the last state it saw, so the change is undone and made again. */
function replayCheck(box: HTMLInputElement): void {
  box.checked = !box.checked
  box.click()
}

/** Hydration gives a controlled select the value of the document, so its choice is made again. */
function replayChange(field: Element, type: string, choice: string | undefined): void {
  if (choice !== undefined) (field as HTMLSelectElement).value = choice
  field.dispatchEvent(new Event(type, { bubbles: true }))
}

/**
 * How to replay an event for React; `null` for events that the browser handles.
 *
 * @param mustStay whether a link or form waits, because a click was recorded earlier, which leaving the page would
 * undo, or because there is no connection
 */
export function findReplay(event: Event, mustStay: boolean): Replay | null {
  const { target, type } = event
  if (!(target instanceof Element)) return null
  if (event instanceof SubmitEvent) return findSubmit(target, event, mustStay)
  if (event instanceof KeyboardEvent) return findKey(target, event)
  if (type === 'click') return findClick(target, event as MouseEvent, mustStay)
  if (!isCheckbox(target)) {
    const select = target instanceof HTMLSelectElement ? target : null
    const choice = select?.value
    return { replay: () => replayChange(target, type, choice), leavesPage: false, pressed: select }
  }
  return type === 'change' ? { replay: () => replayCheck(target), leavesPage: false } : null
}
