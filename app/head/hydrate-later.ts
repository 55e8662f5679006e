import { savesData } from '#app/browser/network/slow-connection.ts'
import { enableButtons } from './needs-script.ts'
import { FONTS_KEY } from './page-fonts.ts'
import { recordEvents } from './recorded-events.ts'
import { fetchModules, startModules } from './start-modules.ts'
import { whenPainted, whenParsed } from './when-painted.ts'

/**
 * What a visitor does first, here or in another tab; `online` is for modules that did not come. `scroll` also
 * stands for a restored position.
 */
const INTERACTIONS = [
  ...['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll'],
  ...['keydown', 'focusin', 'click', 'input', 'storage', 'online'],
]

/** Browsers also send `pointermove` when the page appears under a pointer that rests. */
const isResting = (event: Event) =>
  event instanceof PointerEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0

/** Of local storage, and no reason to hydrate. */
const IGNORED_KEYS = [FONTS_KEY]

/** Whether this browser keeps something that the page must show or check. */
function hasStoredValues(): boolean {
  try {
    return Object.keys(localStorage).some((key) => !IGNORED_KEYS.includes(key))
  } catch {
    return true
  }
}

/** Something in view that has no contents before hydration, such as the map beside a list. */
const hasEmptyPart = () =>
  [...document.querySelectorAll('[data-empty]')].some((part) => part.checkVisibility())

/**
 * Hydrates the page at the first interaction, or by itself once it is painted: where its route says so, and
 * for visitors of whom the browser keeps something. What is pressed or changed before is replayed.
 */
export function hydrateLater(hydration: string): void {
  let isStarting = false
  const controller = new AbortController()
  const start = () => {
    if (isStarting) return
    isStarting = true
    whenParsed(async () => {
      try {
        await startModules()
        controller.abort()
      } catch {
        // The next interaction tries again.
        isStarting = false
      }
    })
  }
  const onInteraction = (event: Event) => {
    if (!isResting(event)) start()
  }
  for (const type of INTERACTIONS)
    addEventListener(type, onInteraction, {
      ...{ capture: true, passive: true, signal: controller.signal },
    })
  if (hydration === 'when-painted' || hasStoredValues()) whenPainted(start)
  else if (hydration === 'prefetched' && !savesData())
    whenPainted(() => (hasEmptyPart() ? start() : fetchModules().catch(() => {})))
  recordEvents()
  enableButtons()
}
