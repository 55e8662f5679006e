import type { TypedValues } from '#domain/homes/offer/draft.ts'

export type SendOutcome =
  | { readonly kind: 'saved'; readonly revision: number }
  /** Another tab or device has saved since; the draft now has this revision. */
  | { readonly kind: 'conflict'; readonly revision: number }
  | { readonly kind: 'no connection' | 'signed out' | 'no draft' | 'too fast' | 'refused' }

export type SaveStatus = 'unchanged' | 'saving' | SendOutcome['kind']

/** Typed values in browser storage until the server has them. */
export interface TypedCopy {
  readonly keep: (typed: { values: TypedValues; revision: number }) => void
  readonly forget: () => void
}

interface DraftSaverOptions {
  /** Revision of the draft that the page shows. */
  readonly revision: number
  readonly send: (change: { revision: number; values: TypedValues }) => Promise<SendOutcome>
  readonly copy: TypedCopy
  readonly onStatus: (status: SaveStatus) => void
}

export type DraftSaver = ReturnType<typeof createDraftSaver>

const DELAY_MS = 1_000
const RETRY_MS = 15_000

/** Saves one step while it is typed into, one request at a time. */
export function createDraftSaver(options: DraftSaverOptions) {
  const { send, copy, onStatus } = options
  let revision = options.revision
  /** Revision of the draft after a conflict. */
  let othersRevision: number | null = null
  let waiting: TypedValues | null = null
  let running: Promise<void> | null = null
  let status: SaveStatus = 'unchanged'
  let timer: ReturnType<typeof setTimeout> | undefined

  function setStatus(next: SaveStatus): void {
    status = next
    onStatus(next)
  }

  function runLater(delayMs: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), delayMs)
  }

  async function sendOnce(values: TypedValues): Promise<boolean> {
    waiting = null
    setStatus('saving')
    const outcome = await send({ revision, values })
    if (outcome.kind === 'saved') {
      revision = outcome.revision
      if (waiting === null) copy.forget()
      else copy.keep({ values: waiting, revision })
      setStatus('saved')
      return true
    }
    waiting ??= values
    if (outcome.kind === 'conflict') othersRevision = outcome.revision
    setStatus(outcome.kind)
    if (outcome.kind === 'no connection' || outcome.kind === 'too fast') runLater(RETRY_MS)
    return false
  }

  async function sendAll(): Promise<void> {
    while (waiting !== null && othersRevision === null) if (!(await sendOnce(waiting))) return
  }

  function run(): Promise<void> {
    clearTimeout(timer)
    running ??= sendAll().finally(() => {
      running = null
    })
    return running
  }

  return {
    /** Stores the typed values at once, and sends them after one second without another change. */
    change(values: TypedValues) {
      waiting = values
      copy.keep({ values, revision })
      if (othersRevision === null) runLater(DELAY_MS)
    },
    /** Whether anything is unsent or being sent. */
    isWaiting: () => running !== null || (waiting !== null && othersRevision === null),
    /**
     * Sends unsent values without delay. After a conflict nothing is sent, because it would overwrite what the other
     * device saved.
     */
    flush: run,
    /** Sends values on the user's request, even after a conflict. */
    async save(values: TypedValues) {
      // Overwrites only a conflict that the user has seen; a new one stops it again.
      if (othersRevision !== null) revision = othersRevision
      othersRevision = null
      waiting = values
      copy.keep({ values, revision })
      await running
      await run()
      return status
    },
    /** Resends what failed. */
    retry() {
      if (status === 'no connection') void run()
    },
    stop: () => clearTimeout(timer),
  }
}
