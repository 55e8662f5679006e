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
 * Records presses, typing, blurs and submits before hydration, and replays them in order after it (README.md).
 *
 * @param start called for each event; fetches the modules unless they are already loading
 * @returns a function to call when the server answers but the modules fail to load: from then on the browser handles
 * links and forms itself
 */
export function recordEvents(start: () => void): () => void {
  /** The replays in order, each with whether it leaves the page. */
  const replays = new Map<() => void, boolean>()
  let isNative = false
  let focusedAtPress: Element | null = null
  const controller = new AbortController()
  const { signal } = controller

  /** Replays only the last link or form that was pressed, because it leaves the page. */
  function goNative(): void {
    if (signal.aborted) return
    isNative = true
    const leaving = [...replays].filter(([, leavesPage]) => leavesPage).map(([replay]) => replay)
    // If the modules arrive meanwhile, they must not submit the same form a second time.
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
    // The window is opened now, because the browser would block it a few seconds after the press.
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
      replay()
      // React renders the result of a replay in a microtask, and the next replay may need it.
      await null
    }
    // A submitted form focuses its first invalid field, at once and again in a timer. Somebody who is already typing in
    // another field goes on in that one.
    if (focusedAtPress !== null && focused !== focusedAtPress && isTextField(focused))
      setTimeout(() => setTimeout(() => focused.focus()))
  }
  addEventListener(HYDRATED_EVENT, replayAll, { once: true })
  return goNative
}
