import type { Context } from 'hono'
import { PICTURE_LIMITS } from '#domain/picture/limits.ts'
import type { PictureProblem } from '#domain/picture/picture-problem.ts'
import { createPlaces } from '#server/http/limits/places.ts'
import { log } from '#server/log/log.ts'
import { addUnlessBusy } from '../receiving/add-unless-busy.ts'
import { enterSlowly } from '../receiving/enter-slowly.ts'
import { PACE } from '../receiving/pace.ts'
import { receiveFiles } from './receive-files.ts'

/** Forms that are received at once: each may have files of half a gigabyte. */
const MAX_FORMS = { total: 8, ofClient: 2, ofAccount: 1 }
const { fileBytes: maxFileBytes } = PICTURE_LIMITS

interface ReceivedForm {
  /** Of the account that sends it. */
  readonly uid: string
  readonly maxFiles: number
  /** Called for the other fields as they come. */
  readonly field?: (name: string, value: string) => void
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
  return async (c, { uid, maxFiles, field, add }) => {
    const place = enterSlowly(c, places, clientIp(c), uid)
    if (place === null) return ['too fast']
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
      const limits = { folder, maxFiles, maxFileBytes, pace: PACE }
      const form = { ...limits, signal: place.taken, field, take }
      const hasMore = await receiveFiles(c.req.raw, form)
      if (count === 0) return ['no file']
      return hasMore ? [...problems, 'too many'] : problems
    } catch (error) {
      log.debug({ err: error }, 'A form with pictures did not arrive whole.')
      return [...problems, 'cut off']
    } finally {
      place.leave()
    }
  }
}
