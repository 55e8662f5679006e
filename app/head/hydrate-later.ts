import { mayHaveQueuedForms } from '#app/browser/form-queue/may-have-queued-forms.ts'
import { isConnectionSlow, savesData } from '#app/browser/network/slow-connection.ts'
import { SIGNED_OUT_AT_KEY } from '#app/browser/storage/signed-out-at-key.ts'
import { toggleThemeEarly } from './apply-theme.ts'
import { enableButtons } from './needs-script.ts'
import { checkConnection, onModulesLoaded } from './no-connection.ts'
import { FONTS_KEY } from './page-fonts.ts'
import { recordEvents } from './recorded-events.ts'
import { fetchModules, preloadFiles, startModules } from './start-modules.ts'
import { whenPainted, whenParsed } from './when-painted.ts'

/**
 * What counts as the first interaction, here or in another tab. `online` retries modules that failed to load;
 * `scroll` also covers a restored scroll position.
 */
const INTERACTIONS = [
  ...['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll'],
  ...['keydown', 'focusin', 'click', 'input', 'storage', 'online'],
]

/** Doubled after each attempt that fails though the server answers. */
const FIRST_RETRY_MS = 2_000
const MAX_RETRY_MS = 60_000

/** Moves must not ask a hundred times a second for modules that fail. */
const RETRY_AFTER_MS = 1_000
const MOVES = ['pointermove', 'wheel', 'scroll']

/** Browsers also send `pointermove` when the page appears under a resting pointer. */
const isResting = (event: Event) =>
  event instanceof PointerEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0

/** Keys of local storage that are no reason to hydrate. */
const IGNORED_KEYS = [FONTS_KEY, SIGNED_OUT_AT_KEY]

/** Whether browser storage holds anything that the page must show or check. */
function hasStoredValues(): boolean {
  try {
    return Object.keys(localStorage).some((key) => !IGNORED_KEYS.includes(key))
  } catch {
    return true
  }
}

/** What is in view and empty before hydration, such as the map beside a list. */
const findEmptyParts = () =>
  [...document.querySelectorAll<HTMLElement>('[data-empty]')].filter((part) =>
    part.checkVisibility(),
  )

/** What fills these parts comes together with the modules of the page. */
function preloadEmptyParts(): void {
  if (isConnectionSlow()) return
  for (const { dataset } of findEmptyParts()) preloadFiles(dataset.files?.split(' ') ?? [])
}

/**
 * Hydrates the page at the first interaction. It hydrates as soon as it is painted if its route asks for
 * that, if browser storage holds anything or a form may wait to be sent, or if a prefetched page has an empty part in view. Clicks and
 * changes before hydration are replayed after it.
 */
export function hydrateLater(hydration: string): void {
  let isStarting = false
  let failedAt = Number.NEGATIVE_INFINITY
  let retryMs = FIRST_RETRY_MS
  let retry: ReturnType<typeof setTimeout> | undefined
  const controller = new AbortController()
  const start = () => {
    if (isStarting || controller.signal.aborted) return
    isStarting = true
    whenParsed(async () => {
      try {
        const started = startModules()
        preloadEmptyParts()
        await started
        controller.abort()
        onModulesLoaded()
      } catch {
        // The next interaction tries again as well.
        isStarting = false
        failedAt = performance.now()
        if (!(await checkConnection(start))) return
        clearTimeout(retry)
        retry = setTimeout(start, retryMs)
        retryMs = Math.min(retryMs * 2, MAX_RETRY_MS)
      }
    })
  }
  const onInteraction = (event: Event) => {
    const isTooSoon = performance.now() - failedAt < RETRY_AFTER_MS
    if (!isResting(event) && !(isTooSoon && MOVES.includes(event.type))) start()
  }
  for (const type of INTERACTIONS)
    addEventListener(type, onInteraction, {
      ...{ capture: true, passive: true, signal: controller.signal },
    })
  const hasStored = hasStoredValues()
  if (hydration === 'when-painted' || hasStored) whenPainted(start)
  else {
    // What waits in the form queue is sent, and listed, without a touch.
    whenPainted(async () => (await mayHaveQueuedForms()) && start())
    if (hydration === 'prefetched' && !savesData())
      whenPainted(() => (findEmptyParts().length > 0 ? start() : fetchModules().catch(() => {})))
  }
  // Before the recorder, which would hold the press back.
  toggleThemeEarly()
  recordEvents(start, !hasStored)
  enableButtons()
}
