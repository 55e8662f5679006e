import { setTimeout } from 'node:timers/promises'
import fc from 'fast-check'
import { getMemoryMegabytes, type SiteProcess, startSiteProcess } from '#test/site/site-process.ts'
import { findFault, PROVIDER } from './find-fault.ts'
import { createLiveValues, fillPlaceholders, isSignedIn, type LiveValues } from './live-values.ts'
import { type LogWatcher, watchLog } from './log-watcher.ts'
import { disconnectsEarly, type RawRequest, toBytes } from './raw-request.ts'
import { anyRequest } from './requests.ts'
import { type Exchange, sendRawRequest } from './send-raw-request.ts'

/** So many requests at most are sent at once; on failure fewer, down to the one that does it. */
const MAX_BATCH_SIZE = 20
/** So soon the server knows that somebody has left, in milliseconds. */
const DISCONNECT_GRACE_MS = 10
/** After so many of these it is looked whether the sign-in of the account still lives. */
const BATCHES_PER_SIGN_IN_CHECK = 50

/** The site as it is fuzzed: behind a proxy that tells who asks, with all of its log. */
const SETTINGS = {
  TRUSTED_PROXY: '1',
  LOG_LEVEL: 'debug',
  METRICS_TOKEN: 'a token for metrics',
  GITHUB_CLIENT_ID: 'client',
  GITHUB_CLIENT_SECRET: 'secret',
  // Nothing listens there.
  GITHUB_URL: PROVIDER,
  SITE_URL: 'http://localhost',
}

export interface FuzzRound {
  /** Requests sent so far. */
  readonly requests: number
  /** How many were answered with what; 0 stands for none. */
  readonly statuses: ReadonlyMap<number, number>
  /** Memory of the site now, in MB. */
  readonly memory: number
}

/**
 * Sends generated requests to a site of its own until it finds a fault, and then finds the smallest
 * requests that show it.
 *
 * @throws {Error} that tells the fault, the requests and the seed
 */
export class Fuzzer implements AsyncDisposable {
  #site: SiteProcess | null = null
  #log: LogWatcher | null = null
  #values: LiveValues = {}
  #batches = 0
  #requests = 0
  readonly #statuses = new Map<number, number>()

  /** Sends so many batches of up to 20 requests. */
  async round(seed: number, batches: number): Promise<FuzzRound> {
    const property = fc.asyncProperty(
      fc.array(anyRequest, { minLength: 1, maxLength: MAX_BATCH_SIZE, size: 'max' }),
      (requests) => this.send(requests),
    )
    const found = await fc.check(property, { seed, numRuns: batches })
    if (found.failed) {
      const [together = []] = found.counterexample ?? []
      const requests = await this.#enough(together)
      const told = requests.map((request) => JSON.stringify(toBytes(request).toString('latin1')))
      const error = found.errorInstance
      throw new Error(
        `${error instanceof Error ? error.message : error}\n\nSeed ${seed}, path ${found.counterexamplePath}; the smallest that shows it:\n${told.join('\n')}`,
      )
    }
    const memory = getMemoryMegabytes(this.#site?.pid ?? 0)
    return { requests: this.#requests, statuses: this.#statuses, memory }
  }

  /** Sends some requests at once. @throws {Error} that tells what is wrong after that */
  async send(requests: readonly RawRequest[]): Promise<void> {
    const site = await this.#runningSite()
    this.#batches += 1
    if (
      this.#batches % BATCHES_PER_SIGN_IN_CHECK === 0 &&
      !(await isSignedIn(site.url, this.#values))
    ) {
      this.#values = await createLiveValues(site.url)
    }
    const exchanges = await Promise.all(
      requests.map((request) => sendRawRequest(site.url, fillPlaceholders(request, this.#values))),
    )
    if (requests.some(disconnectsEarly)) await setTimeout(DISCONNECT_GRACE_MS)
    for (const each of exchanges) this.#count(each)
    const fault =
      exchanges.map(findFault).find((its) => its !== null) ??
      (site.getExit() === null ? null : `The site has ended ${site.getExit()}.`) ??
      this.#log?.findFault()
    if (fault) throw new Error(fault)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#site?.[Symbol.asyncDispose]()
  }

  /** The site; another one where the one before has ended. */
  async #runningSite(): Promise<SiteProcess> {
    if (this.#site === null || this.#site.getExit() !== null) {
      await this.#site?.[Symbol.asyncDispose]()
      this.#site = await startSiteProcess(SETTINGS)
      this.#values = await createLiveValues(this.#site.url)
      this.#log = watchLog(this.#site.logFile)
    }
    return this.#site
  }

  /** The one of these that shows a fault alone; all where none does. */
  async #enough(requests: readonly RawRequest[]): Promise<readonly RawRequest[]> {
    for (const request of requests) {
      const isEnough = await this.send([request]).then(
        () => false,
        () => true,
      )
      if (isEnough) return [request]
    }
    return requests
  }

  #count({ response: answer }: Exchange): void {
    const status = answer?.status ?? 0
    this.#requests += 1
    this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1)
  }
}
