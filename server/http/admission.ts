import { requestsShed } from '../metrics/metrics.ts'
import { UnavailableError } from './unavailable.ts'

export interface AdmissionOptions {
  /** So many are worked on at once. */
  readonly active: number
  /** So many wait for their turn; more are refused at once. */
  readonly waiting: number
  /** So many of those may be of one client. */
  readonly waitingOfOne: number
  /** Whoever has waited longer is refused, in milliseconds. */
  readonly waitMs: number
}

/** Seconds after which a refused client may try again. */
const RETRY_AFTER_S = 2

/** Lets so many pieces of work run at once, in the order they came, and refuses what is too much. */
export interface Admission {
  /**
   * Runs `work` when it is its turn.
   *
   * @throws {UnavailableError} when too many wait already, or its turn does not come in time
   */
  readonly run: <T>(clientIp: string, work: () => Promise<T>) => Promise<T>
  /** How many wait now. */
  readonly waiting: () => number
  /** Whether more would be refused. */
  readonly isFull: () => boolean
}

export function createAdmission(options: AdmissionOptions): Admission {
  const queue: { readonly clientIp: string; readonly admit: () => void }[] = []
  let active = 0

  function refuse(reason: string): UnavailableError {
    requestsShed.inc({ reason })
    return new UnavailableError('There is too much to do right now.', RETRY_AFTER_S)
  }

  async function wait(clientIp: string): Promise<void> {
    const own = queue.filter((waiter) => waiter.clientIp === clientIp).length
    if (queue.length >= options.waiting) throw refuse('queue-full')
    if (own >= options.waitingOfOne) throw refuse('queue-full-for-client')
    await new Promise<void>((resolve, reject) => {
      const waiter = {
        clientIp,
        admit() {
          clearTimeout(timer)
          resolve()
        },
      }
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(waiter), 1)
        reject(refuse('waited-too-long'))
      }, options.waitMs)
      queue.push(waiter)
    })
  }

  return {
    async run(clientIp, work) {
      // Whoever is admitted from the queue takes over the place of the one that ended.
      if (active < options.active) active += 1
      else await wait(clientIp)
      try {
        return await work()
      } finally {
        const next = queue.shift()
        if (next === undefined) active -= 1
        else next.admit()
      }
    },
    waiting: () => queue.length,
    isFull: () => queue.length >= options.waiting,
  }
}
