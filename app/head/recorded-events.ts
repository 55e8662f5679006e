import { findReplay, MAX_REPLAY_WAIT_MS } from './find-replay.ts'

/** Dispatched on the window once React handles events. */
export const HYDRATED_EVENT = 'hydrated'

/** Set on a clicked control until its replay (`app/styles/primitives.css`). */
const WAITING = 'data-waiting'

/** Records clicks, keys and changes before hydration, and replays them in order afterwards. */
export function recordEvents(): void {
  const replays: (() => void)[] = []
  let hasPress = false
  const controller = new AbortController()
  const record = (event: Event) => {
    const found = findReplay(event, hasPress)
    if (found === null) return
    const { replay, leavesPage, pressed } = found
    pressed?.setAttribute(WAITING, '')
    const finish = () => {
      pressed?.removeAttribute(WAITING)
      replay()
    }
    replays.push(finish)
    // React may handle it as well if hydration has started.
    event.stopImmediatePropagation()
    if (event.type === 'click' || event.type === 'submit') event.preventDefault()
    if (event.type === 'click') hasPress = true
    if (leavesPage) setTimeout(leave, MAX_REPLAY_WAIT_MS, finish)
  }
  /** If the modules do not load in time, a link or form still works. */
  const leave = (follow: () => void) => {
    if (controller.signal.aborted) return
    controller.abort()
    follow()
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
