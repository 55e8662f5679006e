import type { Context } from 'hono'
import { PICTURE_LIMITS } from '#domain/picture/limits.ts'
import type { PictureProblem } from '#domain/picture/picture-problem.ts'
import { createPlaces } from '#server/http/limits/places.ts'
import { allowSlowBody } from '#server/http/listener/limit-body-time.ts'
import { type Connection, LOOPBACK } from '#server/http/request/client-ip.ts'
import { log } from '#server/log/log.ts'
import { QueueBusyError } from '#server/runtime/queue-busy-error.ts'
import { receiveFiles } from './receive-files.ts'

/** Forms that are received at once: each may have files of half a gigabyte. */
const MAX_FORMS = { total: 8, ofClient: 2, ofAccount: 1 }
/** 8 kB a second; a slower phone sends fewer pictures at once. */
const PACE = { minBytes: 240_000, windowMs: 30_000, maxMs: 3_600_000 }
const { fileBytes: maxFileBytes } = PICTURE_LIMITS

interface ReceivedForm {
  /** Of the account that sends it. */
  readonly uid: string
  readonly maxFiles: number
  /** @throws {QueueBusyError} */
  readonly add: (file: string, signal: AbortSignal) => Promise<PictureProblem | null>
}

/** Receives a form with pictures. @returns why files of it were not taken */
export type ReceiveForm = (c: Context, form: ReceivedForm) => Promise<PictureProblem[]>

export function createFormReceiver({
  clientIp,
  folder,
}: {
  readonly clientIp: (c: Context) => string
  /** Where files are while they arrive and are read. */
  readonly folder: string
}): ReceiveForm {
  const places = createPlaces(MAX_FORMS)
  return async (c, { uid, maxFiles, add }) => {
    const ip = clientIp(c)
    // Whoever has no address of their own has no share of it.
    const leave = places.enter(ip === LOOPBACK ? uid : ip, uid)
    if (leave === null) return ['too fast']
    const { incoming } = (c.env as Connection | undefined) ?? {}
    if (incoming) allowSlowBody(incoming)
    const { signal } = c.req.raw
    const problems: PictureProblem[] = []
    let count = 0
    const take = async (file: string, isCut: boolean) => {
      count += 1
      // What follows a refusal would wait as long.
      if (signal.aborted || problems.includes('too fast')) return
      const problem = isCut ? 'too large' : await addUnlessBusy(() => add(file, signal))
      if (problem !== null) problems.push(problem)
    }
    try {
      const form = { folder, maxFiles, maxFileBytes, pace: PACE, take }
      const hasMore = await receiveFiles(c.req.raw, form)
      if (count === 0) return ['no file']
      return hasMore ? [...problems, 'too many'] : problems
    } catch (error) {
      log.debug({ err: error }, 'A form with pictures did not arrive whole.')
      return [...problems, 'cut off']
    } finally {
      leave()
    }
  }
}

async function addUnlessBusy(
  add: () => Promise<PictureProblem | null>,
): Promise<PictureProblem | null> {
  try {
    return await add()
  } catch (error) {
    if (error instanceof QueueBusyError) return 'too fast'
    throw error
  }
}
