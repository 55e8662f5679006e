import type { TypedValues } from '#domain/offer/draft.ts'

/** What became of one request. */
export type SendOutcome =
  | { readonly kind: 'saved'; readonly revision: number }
  /** Another tab or device saved meanwhile, and the draft has this revision. */
  | { readonly kind: 'conflict'; readonly revision: number }
  | { readonly kind: 'no connection' | 'signed out' | 'no draft' | 'too fast' | 'refused' }

export type SaveStatus = 'unchanged' | 'saving' | SendOutcome['kind']

/** The place in the browser where typed values wait for the server. */
export interface TypedCopy {
  readonly keep: (typed: { values: TypedValues; revision: number }) => void
  readonly forget: () => void
}

interface DraftSaverOptions {
  /** Of the draft as the page shows it. */
  readonly revision: number
  readonly send: (change: { revision: number; values: TypedValues }) => Promise<SendOutcome>
  readonly copy: TypedCopy
  readonly onStatus: (status: SaveStatus) => void
}

export interface DraftSaver {
  /** Something was typed: it is kept at once, and sent after a second without another change. */
  readonly change: (values: TypedValues) => void
  /** Whether something is not sent yet, or being sent. */
  readonly isWaiting: () => boolean
  /** Sends what waits without delay. After a conflict nothing is sent: what the other saved would be lost unseen. */
  readonly flush: () => Promise<void>
  /** Sends values on somebody's word, after a conflict too. */
  readonly save: (values: TypedValues) => Promise<SaveStatus>
  /** Sends again what could not be sent. */
  readonly retry: () => void
  readonly stop: () => void
}

const DELAY_MS = 1_000
const RETRY_MS = 15_000

/** Saves what is typed into one step, one request at a time. */
export function createDraftSaver(options: DraftSaverOptions): DraftSaver {
  const { send, copy, onStatus } = options
  let revision = options.revision
  /** What the draft has after a conflict. */
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
    change(values) {
      waiting = values
      copy.keep({ values, revision })
      if (othersRevision === null) runLater(DELAY_MS)
    },
    isWaiting: () => running !== null || (waiting !== null && othersRevision === null),
    flush: run,
    async save(values) {
      // Only of a conflict that was seen: one that comes now stops it again.
      if (othersRevision !== null) revision = othersRevision
      othersRevision = null
      waiting = values
      copy.keep({ values, revision })
      await running
      await run()
      return status
    },
    retry() {
      if (status === 'no connection') void run()
    },
    stop: () => clearTimeout(timer),
  }
}
