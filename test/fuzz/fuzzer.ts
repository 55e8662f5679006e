import { setTimeout } from 'node:timers/promises'
import fc from 'fast-check'
import { getMemoryMegabytes, type SiteProcess, startSiteProcess } from '#test/site/site-process.ts'
import { findFault, PROVIDER } from './find-fault.ts'
import { createLiveValues, fillPlaceholders, isSignedIn, type LiveValues } from './live-values.ts'
import { type LogWatcher, watchLog } from './log-watcher.ts'
import { disconnectsEarly, type RawRequest, toBytes } from './raw-request.ts'
import { anyRequest } from './requests.ts'
import { type Exchange, sendRawRequest } from './send-raw-request.ts'

/** Requests sent at a time. A failing batch is shrunk, to one request if possible. */
const MAX_BATCH_SIZE = 20
/** Time for the server to notice that clients have disconnected. */
const DISCONNECT_GRACE_MS = 10
const BATCHES_PER_SIGN_IN_CHECK = 50

/** The fuzzed site trusts `X-Forwarded-For` and logs everything. */
const SETTINGS = {
  TRUSTED_PROXY: '1',
  LOG_LEVEL: 'debug',
  METRICS_TOKEN: 'a token for metrics',
  GITHUB_CLIENT_ID: 'client',
  GITHUB_CLIENT_SECRET: 'secret',
  // Nothing listens on this port.
  GITHUB_URL: PROVIDER,
  SITE_URL: 'http://localhost',
}

export interface FuzzRound {
  /** Requests sent so far. */
  readonly requests: number
  /** Number of responses by status; 0 means no response. */
  readonly statuses: ReadonlyMap<number, number>
  /** Resident memory of the site in MB. */
  readonly memory: number
}

/**
 * Sends generated requests to its own site process until one reveals a fault, then shrinks them.
 *
 * @throws {Error} with the fault, the requests and the seed
 */
export class Fuzzer implements AsyncDisposable {
  #site: SiteProcess | null = null
  #log: LogWatcher | null = null
  #liveValues: LiveValues = {}
  #batches = 0
  #requests = 0
  readonly #statuses = new Map<number, number>()

  async round(seed: number, batches: number): Promise<FuzzRound> {
    const property = fc.asyncProperty(
      fc.array(anyRequest, { minLength: 1, maxLength: MAX_BATCH_SIZE, size: 'max' }),
      (requests) => this.send(requests),
    )
    const found = await fc.check(property, { seed, numRuns: batches })
    if (found.failed) {
      const [batch = []] = found.counterexample ?? []
      const requests = await this.#reduce(batch)
      const printed = requests.map((request) => JSON.stringify(toBytes(request).toString('latin1')))
      const error = found.errorInstance
      throw new Error(
        `${error instanceof Error ? error.message : error}\n\nSeed ${seed}, path ${found.counterexamplePath}; the smallest that shows it:\n${printed.join('\n')}`,
      )
    }
    const memory = getMemoryMegabytes(this.#site?.pid ?? 0)
    return { requests: this.#requests, statuses: this.#statuses, memory }
  }

  /**
   * Sends requests concurrently.
   *
   * @throws {Error} with the fault that they reveal
   */
  async send(requests: readonly RawRequest[]): Promise<void> {
    const site = await this.#getSite()
    this.#batches += 1
    if (
      this.#batches % BATCHES_PER_SIGN_IN_CHECK === 0 &&
      !(await isSignedIn(site.url, this.#liveValues))
    ) {
      this.#liveValues = await createLiveValues(site.url)
    }
    const exchanges = await Promise.all(
      requests.map((request) =>
        sendRawRequest(site.url, fillPlaceholders(request, this.#liveValues)),
      ),
    )
    if (requests.some(disconnectsEarly)) await setTimeout(DISCONNECT_GRACE_MS)
    for (const each of exchanges) this.#count(each)
    const fault =
      exchanges.map(findFault).find((fault) => fault !== null) ??
      (site.getExit() === null ? null : `The site has ended ${site.getExit()}.`) ??
      this.#log?.findFault()
    if (fault) throw new Error(fault)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#site?.[Symbol.asyncDispose]()
  }

  /** Starts the site if needed, also after a crash. */
  async #getSite(): Promise<SiteProcess> {
    if (this.#site === null || this.#site.getExit() !== null) {
      await this.#site?.[Symbol.asyncDispose]()
      this.#site = await startSiteProcess(SETTINGS)
      this.#liveValues = await createLiveValues(this.#site.url)
      this.#log = watchLog(this.#site.logFile)
    }
    return this.#site
  }

  /** The first request that reveals a fault by itself; all of them if none does. */
  async #reduce(requests: readonly RawRequest[]): Promise<readonly RawRequest[]> {
    for (const request of requests) {
      const fails = await this.send([request]).then(
        () => false,
        () => true,
      )
      if (fails) return [request]
    }
    return requests
  }

  #count({ response }: Exchange): void {
    const status = response?.status ?? 0
    this.#requests += 1
    this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1)
  }
}
