import { OPENS_WINDOW, openProviderWindow } from '#app/clients/identity/contract/provider-window.ts'
import { findReplay } from './find-replay.ts'

/** Dispatched on the window once React handles events. */
export const HYDRATED_EVENT = 'hydrated'

/** Set on a pressed control until its replay (`app/styles/primitives.css`). */
const WAITING = 'data-waiting'

const TYPES = ['click', 'input', 'change', 'submit', 'keydown', 'focusout']

const isTextField = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element?.matches('input, textarea') === true

/**
 * Records what is pressed, typed, left and sent before hydration, and replays it in order after it (README.md).
 *
 * @param start called for each of them: fetches the modules, unless they are on their way
 * @returns to be called when the modules do not come though the server answers: from then on links and forms are the
 * browser's
 */
export function recordEvents(start: () => void): () => void {
  /** In their order, with whether they leave the page. */
  const replays = new Map<() => void, boolean>()
  let isNative = false
  let focusedAtPress: Element | null = null
  const controller = new AbortController()
  const { signal } = controller

  /** Only the last link or form that was pressed: it leaves the page. */
  function goNative(): void {
    if (signal.aborted) return
    isNative = true
    const leaving = [...replays].filter(([, leavesPage]) => leavesPage).map(([replay]) => replay)
    // Modules that come meanwhile must not send another press of the same form.
    for (const replay of leaving) replays.delete(replay)
    leaving.at(-1)?.()
  }

  function record(event: Event): void {
    const found = findReplay(event)
    if (found === null) return
    start()
    const { replay, leavesPage, pressed } = found
    if (leavesPage && isNative) return
    // React may handle it as well if hydration has started.
    event.stopImmediatePropagation()
    if (event.type === 'click' || event.type === 'submit') {
      event.preventDefault()
      focusedAtPress = document.activeElement
    }
    pressed?.setAttribute(WAITING, '')
    // A browser that is asked some seconds after the press would block it.
    if (pressed?.hasAttribute(OPENS_WINDOW) && !document.documentElement.dataset.identity)
      openProviderWindow('')
    const finish = () => {
      pressed?.removeAttribute(WAITING)
      replay()
    }
    replays.set(finish, leavesPage)
  }

  for (const type of TYPES) addEventListener(type, record, { capture: true, signal })
  const replayAll = async () => {
    controller.abort()
    const focused = document.activeElement
    for (const [replay] of replays) {
      replays.delete(replay)
      tryReplay(replay)
      // React renders the result of a replay in a microtask, and the next replay may need it.
      await null
    }
    if (focused !== focusedAtPress && isTextField(focused)) keepFocus(focused)
  }
  addEventListener(HYDRATED_EVENT, replayAll, { once: true })
  return goNative
}

/**
 * A form that is sent moves the focus to its first wrong field, at once or in a timer, but somebody who has gone on to
 * another field would write the rest of a sentence there.
 */
function keepFocus(field: HTMLElement): void {
  setTimeout(() => setTimeout(() => field.focus()))
}

/** The control may be gone by now. */
function tryReplay(replay: () => void): void {
  try {
    replay()
  } catch (error) {
    console.error('A press before hydration could not be replayed.', error)
  }
}
