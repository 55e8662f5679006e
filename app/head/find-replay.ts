/** Marks elements whose buttons and forms work only with scripts. */
export const NEEDS_SCRIPT = '[data-needs-script]'

interface Replay {
  readonly replay: () => void
  /** Whether the browser itself would leave the page for this event. It may do so only if the modules fail to load. */
  readonly leavesPage: boolean
  /** The element that looks pressed until the replay. */
  readonly pressed?: HTMLElement | undefined
}

const isCheckbox = (field: Element): field is HTMLInputElement => field.matches('[type="checkbox"]')

/**
 * Whether the browser handles the link without React: it opens another tab or site, downloads a file, or leads to a
 * fragment of this page.
 */
const isPlainLink = ({ target, download, origin, pathname, search, hash }: HTMLAnchorElement) =>
  target !== '' ||
  download !== '' ||
  origin !== location.origin ||
  (hash !== '' && pathname === location.pathname && search === location.search)

const hasModifier = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent | KeyboardEvent) =>
  ctrlKey || metaKey || shiftKey || altKey

function findClick(target: Element, event: MouseEvent): Replay | null {
  const pressed = target.closest<HTMLButtonElement | HTMLAnchorElement>('button, a[href]')
  if (pressed === null) return null
  const isLink = pressed instanceof HTMLAnchorElement
  if (isLink ? isPlainLink(pressed) || hasModifier(event) : pressed.popoverTargetElement !== null)
    return null
  const submits = !isLink && pressed.type === 'submit' && pressed.form !== null
  const leavesPage = isLink || (submits && pressed.closest(NEEDS_SCRIPT) === null)
  return { replay: () => pressed.click(), leavesPage, pressed }
}

/** Replays the submit of a form without a button. In a form with a button, Enter clicks the button. */
function findSubmit(form: HTMLFormElement): Replay {
  return { replay: () => form.requestSubmit(), leavesPage: !form.matches(NEEDS_SCRIPT) }
}

/** Replays keys that move within a widget. Fields and scrollable rows handle such keys natively. */
function findKey(target: Element, event: KeyboardEvent): Replay | null {
  const movesItself =
    target.matches('input, select, textarea') ||
    /auto|scroll/.test(getComputedStyle(target).overflowX)
  if (movesItself || hasModifier(event) || !/^(Arrow|Home|End|Escape)/.test(event.key)) return null
  const replay = () => {
    // The replay of an earlier click may have opened a dialog, which then gets the keys.
    const dialog = document.querySelector(':modal')
    const receiver = dialog === null ? target : (document.activeElement ?? dialog)
    receiver.dispatchEvent(new KeyboardEvent('keydown', event))
  }
  return { replay, leavesPage: false }
}

/** Tells the form library that a field was left, unless it has focus again. */
function replayLeave(field: Element): void {
  if (document.activeElement !== field)
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

/** React compares a checkbox with the last state it saw, so the change is undone and made again. */
function replayCheck(box: HTMLInputElement, checked: boolean): void {
  box.checked = !checked
  box.click()
}

/** Hydration resets a controlled select to the value in the document, so the choice is made again. */
function replayChange(field: Element, type: string, choice: string | undefined): void {
  if (choice !== undefined) (field as HTMLSelectElement).value = choice
  field.dispatchEvent(new Event(type, { bubbles: true }))
}

function findChange(field: Element, type: string): Replay | null {
  if (isCheckbox(field)) {
    const { checked } = field
    return type === 'change'
      ? { replay: () => replayCheck(field, checked), leavesPage: false }
      : null
  }
  const select = field instanceof HTMLSelectElement ? field : undefined
  const choice = select?.value
  const replay = () => replayChange(field, type, choice)
  return { replay, leavesPage: false, pressed: select }
}

/** How to replay an event for React; `null` for events that the browser handles. */
export function findReplay(event: Event): Replay | null {
  const { target, type } = event
  if (!(target instanceof Element)) return null
  switch (type) {
    case 'click':
      return findClick(target, event as MouseEvent)
    case 'submit':
      return findSubmit(target as HTMLFormElement)
    case 'keydown':
      return findKey(target, event as KeyboardEvent)
    case 'focusout':
      return target.matches('input, select, textarea')
        ? { replay: () => replayLeave(target), leavesPage: false }
        : null
    default:
      return findChange(target, type)
  }
}
