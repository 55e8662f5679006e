import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { FairQueue } from '#server/http/limits/fair-queue.ts'
import { log } from '#server/log/log.ts'
import { QueueBusyError } from '#server/runtime/queue-busy-error.ts'
import type { PictureReading } from './read-picture.ts'
import type { ReaderAnswer } from './reader-process.ts'

/** A photo of 100 megapixels takes five seconds; one that takes much longer was crafted to. */
const MAX_READ_MS = 20_000
/**
 * How many pictures of one client may end the process in an hour; further ones wait, so that others
 * do not.
 */
const MAX_ENDED = 3
const ENDED_SECONDS = 3_600
/** How long an idle process is kept. */
const IDLE_MS = 30_000

export interface PictureReader {
  /**
   * Reads one file at a time; clients take turns.
   *
   * @param signal a file still waiting when it aborts is not read
   * @throws {QueueBusyError} also for a client whose pictures ended the process too often
   */
  readonly read: (file: string, client: string, signal?: AbortSignal) => Promise<PictureReading>
  readonly stop: () => void
}

const PROGRAM = new URL('./reader-process.ts', import.meta.url)

/** @param queue with one place, because one process reads one picture at a time */
export function createPictureReader(queue: FairQueue, program = PROGRAM): PictureReader {
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  /** By client. */
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
    // It may also exit while idle; the next picture starts another one.
    started.once('exit', () => {
      if (child === started) child = null
    })
    return started
  }

  async function ask(file: string, client: string): Promise<PictureReading> {
    child ??= start()
    const asked = child
    const controller = new AbortController()
    const { signal } = controller
    asked.channel?.ref()
    asked.send(file)
    try {
      const [answer]: (ReaderAnswer | null)[] = await Promise.race([
        once(asked, 'message', { signal }),
        once(asked, 'exit', { signal }).then(() => [null]),
        wait(MAX_READ_MS, [null], { signal, ref: false }),
      ])
      if (answer) return toReading(answer)
      stop()
      ended.set(client, (ended.get(client) ?? 0) + 1)
      log.warn('A picture ended the process that reads pictures, or took too long.')
      return { problem: 'broken' }
    } finally {
      controller.abort()
      asked.channel?.unref()
    }
  }

  return {
    stop,
    read: (file, client, signal) =>
      queue.run(client, async () => {
        signal?.throwIfAborted()
        if ((ended.get(client) ?? 0) >= MAX_ENDED)
          throw new QueueBusyError('Pictures of this client ended too often.', ENDED_SECONDS)
        clearTimeout(idle)
        try {
          return await ask(file, client)
        } finally {
          idle = setTimeout(stop, IDLE_MS).unref()
        }
      }),
  }
}

function toReading(answer: ReaderAnswer): PictureReading {
  if ('error' in answer) throw new Error(`A picture could not be read: ${answer.error}`)
  return answer.reading
}
