import { findReplay, MAX_REPLAY_WAIT_MS } from './find-replay.ts'
import { isConnectionBroken } from './no-connection.ts'

/** Dispatched on the window once React handles events. */
export const HYDRATED_EVENT = 'hydrated'

/** Set on a clicked control until its replay (`app/styles/primitives.css`). */
const WAITING = 'data-waiting'

/** Records clicks, keys and changes before hydration, and replays them in order afterwards. */
export function recordEvents(): void {
  const replays = new Set<() => void>()
  let hasPress = false
  const controller = new AbortController()
  const record = (event: Event) => {
    const found = findReplay(event, hasPress || isConnectionBroken())
    if (found === null) return
    const { replay, leavesPage, pressed } = found
    pressed?.setAttribute(WAITING, '')
    const finish = () => {
      pressed?.removeAttribute(WAITING)
      replay()
    }
    const giveUp = () => {
      pressed?.removeAttribute(WAITING)
      replays.delete(finish)
    }
    replays.add(finish)
    // React may handle it as well if hydration has started.
    event.stopImmediatePropagation()
    if (event.type === 'click' || event.type === 'submit') event.preventDefault()
    if (event.type === 'click' && !leavesPage) hasPress = true
    if (!leavesPage) return
    setTimeout(() => {
      if (controller.signal.aborted) return
      if (isConnectionBroken()) {
        // A form waits on, because somebody may have typed into it.
        if (event.type === 'click') giveUp()
      } else {
        // Without the modules, a link or form still works.
        controller.abort()
        finish()
      }
    }, MAX_REPLAY_WAIT_MS)
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

/** The control may be gone by now. */
function tryReplay(replay: () => void): void {
  try {
    replay()
  } catch (error) {
    console.error('A press before hydration could not be replayed.', error)
  }
}
