import { findReplay, MAX_REPLAY_WAIT_MS } from './find-replay.ts'
import { checkConnection, isConnectionBroken } from './no-connection.ts'

/** Dispatched on the window once React handles events. */
export const HYDRATED_EVENT = 'hydrated'

/** Set on a clicked control until its replay (`app/styles/primitives.css`). */
const WAITING = 'data-waiting'

/**
 * Records clicks, keys and changes before hydration, and replays them in order afterwards.
 *
 * @param start loads the modules, unless they are loading
 * @param mayFlip whether a pressed toggle may show its new state: the server renders what is stored as not pressed
 */
export function recordEvents(start: () => void, mayFlip: boolean): void {
  const replays = new Set<() => void>()
  let hasPress = false
  let isLeaving = false
  const controller = new AbortController()
  const record = (event: Event) => {
    const found = findReplay(event, hasPress || isConnectionBroken())
    if (found === null) return
    const { replay, leavesPage, pressed } = found
    pressed?.setAttribute(WAITING, '')
    // Shown at once, so that nobody presses again because nothing seems to happen.
    if (mayFlip && event.type === 'click' && pressed?.ariaPressed) flip(pressed)
    const giveUp = () => {
      pressed?.removeAttribute(WAITING)
      replays.delete(finish)
    }
    const finish = () => {
      giveUp()
      if (!leavesPage || !isLeaving) replay()
    }
    replays.add(finish)
    // React may handle it as well if hydration has started.
    event.stopImmediatePropagation()
    if (event.type === 'click' || event.type === 'submit') event.preventDefault()
    if (event.type === 'click' && !leavesPage) hasPress = true
    const goAhead = async () => {
      // The browser may be wrong about the connection.
      const canLeave = !isConnectionBroken() || (await checkConnection(start))
      if (controller.signal.aborted) return
      if (canLeave) {
        // Without the modules, a link or form still works.
        controller.abort()
        finish()
        // Modules that come meanwhile must not send another press of the same form.
        isLeaving = true
        // A form waits on, because somebody may have typed into it.
      } else if (event.type === 'click') giveUp()
      else setTimeout(goAhead, MAX_REPLAY_WAIT_MS)
    }
    if (leavesPage) setTimeout(goAhead, MAX_REPLAY_WAIT_MS)
  }
  for (const type of ['click', 'input', 'change', 'submit', 'keydown'])
    addEventListener(type, record, { capture: true, signal: controller.signal })
  addEventListener(
    HYDRATED_EVENT,
    async () => {
      controller.abort()
      for (const replay of replays) {
        tryReplay(replay)
        // React renders the result of a replay in a microtask, and the next replay may need it.
        await null
      }
    },
    { once: true },
  )
}

/** React leaves attributes as they are during hydration, and sets this one once the replay changes the state. */
function flip(pressed: HTMLElement): void {
  pressed.ariaPressed = String(pressed.ariaPressed !== 'true')
}

/** The control may be gone by now. */
function tryReplay(replay: () => void): void {
  try {
    replay()
  } catch (error) {
    console.error('A press before hydration could not be replayed.', error)
  }
}
