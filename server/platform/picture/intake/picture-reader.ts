import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { PICTURE_LIMITS } from '#domain/homes/picture/limits.ts'
import type { FairQueue } from '#server/platform/http/limits/fair-queue.ts'
import { log } from '#server/platform/log/log.ts'
import { QueueBusyError } from '#server/platform/runtime/queue-busy-error.ts'
import { getClient, type PictureSender } from './picture-sender.ts'
import type { PictureReading } from './read-picture.ts'
import type { ReaderAnswer, ReaderOrder } from './reader-process.ts'

const { decodedBytes, wholeBytes } = PICTURE_LIMITS

/** A photo of 100 megapixels takes five seconds; one that takes much longer was crafted to. */
const MAX_READ_MS = 20_000
/**
 * How many pictures of one account may end the process in an hour; further ones wait, so that others
 * do not.
 */
const MAX_ENDED = 3
const ENDED_SECONDS = 3_600
/** How long an idle process is kept. */
const IDLE_MS = 30_000

export type PictureReader = ReturnType<typeof createPictureReader>

const PROGRAM = new URL('./reader-process.ts', import.meta.url)

/** @param queue with one place, because one process reads one picture at a time */
export function createPictureReader(queue: FairQueue, program = PROGRAM) {
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  /** By account. */
  const ended = new LRUCache<string, number>({ max: 1_000, ttl: ENDED_SECONDS * 1_000 })

  function stop(): void {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = null
  }

  function start(): ChildProcess {
    const started = fork(program, {
      serialization: 'advanced',
      // A process that reads untrusted files must not have our secrets.
      env: { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    started.unref()
    // The process may also exit while idle; the next picture starts another one.
    started.once('exit', () => {
      if (child === started) child = null
    })
    return started
  }

  async function ask(order: ReaderOrder, uid: string): Promise<PictureReading> {
    child ??= start()
    const asked = child
    const controller = new AbortController()
    const { signal } = controller
    asked.channel?.ref()
    asked.send(order)
    try {
      const [answer]: (ReaderAnswer | null)[] = await Promise.race([
        once(asked, 'message', { signal }),
        once(asked, 'exit', { signal }).then(() => [null]),
        wait(MAX_READ_MS, [null], { signal, ref: false }),
      ])
      if (answer) return toReading(answer)
      stop()
      ended.set(uid, (ended.get(uid) ?? 0) + 1)
      log.warn('A picture ended the process that reads pictures, or took too long.')
      return { problem: 'broken' }
    } finally {
      controller.abort()
      asked.channel?.unref()
    }
  }

  return {
    stop,
    /**
     * Reads one file at a time. Clients take turns, and the accounts of a client take turns within
     * its own.
     *
     * @param signal a file still waiting when it aborts is not read
     * @throws {QueueBusyError} also for an account whose pictures ended the process too often
     */
    read(file: string, sender: PictureSender, signal?: AbortSignal) {
      const { uid, isConfirmed } = sender
      const order = { file, maxBytes: isConfirmed ? decodedBytes : wholeBytes }
      const read = async () => {
        signal?.throwIfAborted()
        if ((ended.get(uid) ?? 0) >= MAX_ENDED)
          throw new QueueBusyError('Pictures of this account ended too often.', ENDED_SECONDS)
        clearTimeout(idle)
        try {
          return await ask(order, uid)
        } finally {
          idle = setTimeout(stop, IDLE_MS).unref()
        }
      }
      return queue.run(getClient(sender), read, uid)
    },
  }
}

function toReading(answer: ReaderAnswer): PictureReading {
  if ('error' in answer) throw new Error(`A picture could not be read: ${answer.error}`)
  return answer.reading
}
