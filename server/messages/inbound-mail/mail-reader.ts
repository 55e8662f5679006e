import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { QuotedMail } from '#domain/messages/conversation/mail-reply/cut-quotes.ts'
import { createFairQueue } from '#server/platform/http/limits/fair-queue.ts'
import { log } from '#server/platform/log/log.ts'
import type { FromParserThread, ToParserThread } from './parser-thread.ts'

/** A mail with a large file takes a second; one that takes much longer was crafted to. */
const MAX_READ_MS = 8_000
/** How long an idle thread is kept. */
const IDLE_MS = 30_000
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 }

/** As many mails wait as the mail server's `MAX_CONNECTIONS` allows. */
const QUEUE = {
  name: 'mail',
  concurrency: 1,
  maxWaiting: 10,
  maxWaitingPerClient: 2,
  maxWaitMs: 20_000,
}

export type MailReader = ReturnType<typeof createMailReader>

/** Starts the thread with the first mail. */
export function createMailReader(quoted: QuotedMail, maxReadMs = MAX_READ_MS) {
  const queue = createFairQueue(QUEUE)
  let thread: Worker | null = null
  let idle: NodeJS.Timeout | undefined

  function stop(): void {
    thread?.terminate()
    thread = null
  }

  function start(): Worker {
    const started = new Worker(new URL('./parser-thread.ts', import.meta.url), {
      // Passes on neither flags of the parent process nor our secrets.
      execArgv: [],
      env: {},
      resourceLimits: MEMORY,
    })
    started.unref()
    // `exit` tells those who wait.
    started.on('error', (error) => log.debug({ err: error }, 'The thread that reads mails broke.'))
    started.on('exit', () => {
      if (thread === started) thread = null
    })
    return started
  }

  async function ask(raw: Buffer): Promise<FromParserThread | 'too slow'> {
    thread ??= start()
    const asked = thread
    const controller = new AbortController()
    const { signal } = controller
    const copy = new Uint8Array(raw)
    asked.postMessage({ raw: copy, quoted } satisfies ToParserThread, [copy.buffer])
    try {
      const [mail]: (FromParserThread | undefined)[] = await Promise.race([
        once(asked, 'message', { signal }),
        once(asked, 'exit', { signal }).then(() => []),
        wait(maxReadMs, [], { signal, ref: false }),
      ])
      if (mail !== undefined) return mail
    } catch {
      // The thread has logged its error.
    } finally {
      controller.abort()
    }
    stop()
    log.warn('A mail ended the thread that reads mails, or took too long.')
    return 'too slow'
  }

  return {
    /**
     * Reads one mail at a time; clients take turns.
     *
     * @returns `null` for an unreadable mail; `too slow` for one that took too much time or memory
     * @throws {QueueBusyError}
     */
    read: (raw: Buffer, client: string) =>
      queue.run(client, async () => {
        clearTimeout(idle)
        try {
          return await ask(raw)
        } finally {
          idle = setTimeout(stop, IDLE_MS).unref()
        }
      }),
  }
}
