import type { KeptPicture } from '#app/browser/unsent/unsent-pictures.ts'
import { type PictureUpload, UploadError, type UploadProblem } from './picture-upload.ts'

/** Runs tasks one at a time; a failed task does not stop the next. */
function createSerialQueue() {
  let last: Promise<void> = Promise.resolve()
  return (work: () => Promise<void>): Promise<void> => {
    last = last.then(work, work)
    return last
  }
}

export interface Prepared {
  readonly blob: Blob
  /** Whether this browser can show it. */
  readonly isShown: boolean
}

export interface TransferOptions {
  /** URL of a file that was partly uploaded. */
  readonly url: string | null
  readonly signal: AbortSignal
  readonly onUrl: (url: string) => void
  /** @param share from 0 to 1; `null` while there is no connection */
  readonly onProgress: (share: number | null) => void
}

/** The steps of sending a picture. Each may throw `UploadError`. */
export interface UploadSteps {
  readonly prepare: (file: File) => Promise<Prepared>
  /** @returns the URL of the complete upload */
  readonly transfer: (blob: Blob, options: TransferOptions) => Promise<string>
  /** Makes the server turn the upload into a picture. */
  readonly take: (
    url: string,
    options: Pick<TransferOptions, 'signal' | 'onProgress'>,
  ) => Promise<void>
  /** Keeps it in browser storage in case the page closes. */
  readonly keep: (picture: KeptPicture) => Promise<void>
  readonly forget: (key: string) => Promise<void>
  readonly discard: (url: string) => void
}

export interface UploadState {
  readonly pictures: readonly PictureUpload[]
  /** How many have become pictures of the home since the page opened. */
  readonly added: number
}

interface Job {
  shown: PictureUpload
  readonly file: File | null
  blob: Blob | null
  url: string | null
  controller: AbortController
}

let keys = 0

/** `crypto.randomUUID` is not used because it exists only with HTTPS. */
function createKey(): string {
  keys += 1
  return `${Date.now()}-${keys}-${Math.random()}`
}

/** The pictures of one home, sent one at a time so that they keep their order. */
export function createUploadQueue(home: string, steps: UploadSteps) {
  let state: UploadState = { pictures: [], added: 0 }
  let jobs: readonly Job[] = []
  const listeners = new Set<() => void>()
  // While one picture is uploaded, the next is shrunk and the previous one is processed by the server.
  const [preparing, sending, reading] = [
    createSerialQueue(),
    createSerialQueue(),
    createSerialQueue(),
  ] as const

  function publish(added = state.added): void {
    state = { pictures: jobs.map(({ shown }) => shown), added }
    for (const listener of listeners) listener()
  }

  function show(job: Job, change: Partial<PictureUpload>): void {
    job.shown = { ...job.shown, ...change }
    publish()
  }

  function showProgress(job: Job, share: number | null): void {
    if (job.controller.signal.aborted) return
    show(job, share === null ? { stage: 'held' } : { stage: 'sending', progress: share })
  }

  function leave(job: Job): void {
    jobs = jobs.filter((other) => other !== job)
    if (job.shown.preview !== null) URL.revokeObjectURL(job.shown.preview)
    steps.forget(job.shown.key).catch(() => {})
    publish()
  }

  /** Runs a step of a job, unless the job was canceled or its previous step failed. */
  async function attempt(job: Job, step: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const { signal } = job.controller
    if (signal.aborted || job.shown.stage === 'failed') return
    try {
      await step(signal)
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof UploadError)) console.error('A picture could not be sent.', error)
      const problem: UploadProblem = error instanceof UploadError ? error.problem : 'no answer'
      show(job, { stage: 'failed', problem })
    }
  }

  const prepare = (job: Job) =>
    attempt(job, async (signal) => {
      if (job.blob !== null || job.file === null) return
      const { blob, isShown } = await steps.prepare(job.file)
      if (signal.aborted) return
      job.blob = blob
      if (isShown) show(job, { preview: URL.createObjectURL(blob) })
      // The picture is sent even if it cannot be stored in the browser.
      await keep(job).catch(() => {})
    })

  async function keep({ shown: { key, name }, blob, url }: Job): Promise<void> {
    if (blob !== null) await steps.keep({ key, home, name, blob, url })
  }

  const transfer = (job: Job) =>
    attempt(job, async (signal) => {
      if (job.blob === null) return
      show(job, { stage: 'sending' })
      job.url = await steps.transfer(job.blob, {
        signal,
        url: job.url,
        onUrl(url) {
          job.url = url
          keep(job).catch(() => {})
        },
        onProgress: (share) => showProgress(job, share),
      })
    })

  const take = (job: Job) =>
    attempt(job, async (signal) => {
      if (job.url === null) return
      show(job, { stage: 'reading', progress: 1 })
      const onProgress = (share: number | null) =>
        show(job, { stage: share === null ? 'held' : 'reading' })
      await steps.take(job.url, { signal, onProgress })
      steps.forget(job.shown.key).catch(() => {})
      job.shown = { ...job.shown, stage: 'added' }
      publish(state.added + 1)
    })

  function run(job: Job): void {
    const prepared = preparing(() => prepare(job))
    sending(async () => {
      await prepared
      await transfer(job)
      reading(() => take(job))
    })
  }

  function enter(job: Omit<Job, 'controller'>): void {
    const entered = { ...job, controller: new AbortController() }
    jobs = [...jobs, entered]
    publish()
    run(entered)
  }

  const find = (key: string) => jobs.find(({ shown }) => shown.key === key)

  const begin = (key: string, name: string): PictureUpload => ({
    key,
    name,
    preview: null,
    stage: 'waiting',
    progress: 0,
    problem: null,
  })

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** @param room how many more pictures the home can have */
    add(files: readonly File[], room: number) {
      for (const [index, file] of files.entries()) {
        const shown = begin(createKey(), file.name)
        const refused: Partial<PictureUpload> = { stage: 'failed', problem: 'too many' }
        enter({
          shown: index < room ? shown : { ...shown, ...refused },
          file,
          blob: null,
          url: null,
        })
      }
    },
    /** Continues what a closed page left unfinished. */
    resume(kept: readonly KeptPicture[]) {
      for (const { key, name, blob, url } of kept)
        if (find(key) === undefined)
          enter({
            shown: { ...begin(key, name), preview: URL.createObjectURL(blob) },
            file: null,
            blob,
            url,
          })
    },
    cancel(key: string) {
      const job = find(key)
      if (job === undefined) return
      job.controller.abort()
      if (job.url !== null) steps.discard(job.url)
      leave(job)
    },
    /** Call it when the page shows what was added. */
    release() {
      for (const job of jobs) if (job.shown.stage === 'added') leave(job)
    },
    tryAgain(key: string) {
      const job = find(key)
      if (job?.shown.stage !== 'failed') return
      show(job, { stage: 'waiting', progress: 0, problem: null })
      run(job)
    },
  }
}

export type UploadQueue = ReturnType<typeof createUploadQueue>
