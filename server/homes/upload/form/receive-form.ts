import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { PICTURE_LIMITS } from '#domain/homes/picture/limits.ts'
import type { PictureProblem } from '#domain/homes/picture/picture-problem.ts'
import { acquireUploadSlot } from '#server/homes/upload/receiving/acquire-upload-slot.ts'
import { addOrReportBusy } from '#server/homes/upload/receiving/add-or-report-busy.ts'
import { createSlots } from '#server/platform/http/limits/slots.ts'
import { log } from '#server/platform/log/log.ts'
import type { DiskSpace } from '#server/platform/picture/disk-space.ts'
import type { PictureSender } from '#server/platform/picture/intake/picture-sender.ts'
import { receiveFiles } from './receive-files.ts'

/** Forms that are received at once; each may contain half a gigabyte. */
const MAX_FORMS = { total: 8, ofClient: 2, ofAccount: 1 }
const { fileBytes: maxFileBytes } = PICTURE_LIMITS

interface ReceivedForm {
  readonly sender: PictureSender
  readonly maxFiles: number
  /** Called for each other field as it arrives. */
  readonly field?: (name: string, value: string) => void
  /** @throws {QueueBusyError} */
  readonly add: (file: string, signal: AbortSignal) => Promise<PictureProblem | null>
}

/**
 * Receives a form with pictures.
 *
 * @returns the problems of files that were refused
 * @throws {HTTPException} if the form is too long, or does not say how long it is
 */
export type ReceiveForm = (c: Context, form: ReceivedForm) => Promise<PictureProblem[]>

export function createFormReceiver({
  folder,
  diskSpace,
}: {
  /** Folder of files while they arrive and are read. */
  readonly folder: string
  readonly diskSpace: DiskSpace
}): ReceiveForm {
  const slots = createSlots(MAX_FORMS)
  return async (c, { sender, maxFiles, field, add }) => {
    const length = readFormLength(c, maxFiles)
    const slot = acquireUploadSlot(c, slots, sender.ip, sender.uid)
    if (slot === null) return ['too fast']
    const release = await diskSpace.reserve(length)
    const { signal } = c.req.raw
    const problems: PictureProblem[] = []
    let count = 0
    const take = async (file: string, isCut: boolean) => {
      count += 1
      // Further files would have to wait as long.
      if (signal.aborted || problems.includes('too fast')) return
      const problem = isCut ? 'too large' : await addOrReportBusy(() => add(file, signal))
      if (problem !== null) problems.push(problem)
    }
    try {
      if (release === null) return ['no space']
      const form = { folder, maxFiles, maxFileBytes, read: slot.read, field, take }
      const hasMore = await receiveFiles(c.req.raw, form)
      if (count === 0) return ['no file']
      return hasMore ? [...problems, 'too many'] : problems
    } catch (error) {
      log.debug({ err: error }, 'A form with pictures did not arrive whole.')
      return [...problems, 'cut off']
    } finally {
      slot.release()
      release?.()
    }
  }
}

/** Fields, and the lines between files. */
const REST_BYTES = 1_000_000

const NO_STORE = { 'Cache-Control': 'no-store' }

/**
 * How long a form with pictures says that it is, which the HTTP parser holds it to.
 *
 * @throws {HTTPException} 413 if it is longer than its files may be, 411 if it does not say
 */
function readFormLength(c: Context, maxFiles: number): number {
  const maxBytes = maxFiles * PICTURE_LIMITS.fileBytes + REST_BYTES
  if (c.req.header('Transfer-Encoding') !== undefined)
    throw reject(c, 411, 'Send the form with its Content-Length.')
  const length = Number(c.req.header('Content-Length') ?? maxBytes)
  if (!(length <= maxBytes)) throw reject(c, 413, 'The form is too large: send fewer pictures.')
  return length
}

const reject = (c: Context, status: 411 | 413, text: string) =>
  new HTTPException(status, { res: c.text(text, status, NO_STORE) as Response })
