import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Context, Handler } from 'hono'
import { LRUCache } from 'lru-cache'
import { pictureFilePath } from '#domain/homes/offer/links.ts'
import { PICTURE_LIMITS } from '#domain/homes/picture/limits.ts'
import type { PictureProblem } from '#domain/homes/picture/picture-problem.ts'
import { isUuid } from '#domain/platform/text/uuid.ts'
import type { OfferPictures } from '#server/homes/picture/offer-pictures.ts'
import { acquireUploadSlot } from '#server/homes/upload/receiving/acquire-upload-slot.ts'
import { addOrReportBusy } from '#server/homes/upload/receiving/add-or-report-busy.ts'
import { createSlots } from '#server/platform/http/limits/slots.ts'
import type { DiskSpace } from '#server/platform/picture/disk-space.ts'
import type { PictureSender } from '#server/platform/picture/intake/picture-sender.ts'
import { evictOldest, getPartName } from './part-files.ts'
import type { Transfer } from './transfer.ts'

const { fileBytes } = PICTURE_LIMITS

/** Files that are received at once, at most 25 MB each. */
const MAX_FILES = { total: 32, ofClient: 8, ofAccount: 8 }
const RETRY_SECONDS = '5'
/** How long a browser that lost the response can ask for it again. */
const ANSWERED_MS = 600_000
const MAX_ANSWERS = 2_000

/**
 * Headers of protocol extensions that we do not announce in `Tus-Extension`; they crash the
 * package.
 */
const UNKNOWN_HEADERS = ['upload-concat', 'upload-defer-length']

export interface PartsOptions {
  readonly findSender: (c: Context) => Promise<PictureSender | null>
  readonly pictures: Pick<OfferPictures, 'findState' | 'add'>
  /** Folder of files until they are pictures. */
  readonly folder: string
  readonly diskSpace: DiskSpace
}

interface Draft {
  readonly sender: PictureSender
  /** The offer. */
  readonly id: string
}

const getName = ({ sender, id }: Draft, file: string) => getPartName(sender.uid, id, file)

/** Data sent along with the creation of an upload is ignored. */
function withoutBody(c: Context): Request {
  const { url, method, headers, signal } = c.req.raw
  const kept = new Headers(headers)
  for (const header of ['content-type', 'content-length']) kept.delete(header)
  return new Request(url, { method, headers: kept, signal })
}

const refuseSpace = (c: Context) => c.text('There is no space for pictures.', 507)

/** One file per upload, for browsers with scripts; resumable after a lost connection. */
export function createPartsHandlers({ findSender, pictures, folder, diskSpace }: PartsOptions) {
  const slots = createSlots(MAX_FILES)
  const answers = new LRUCache<string, Promise<PictureProblem | null>>({
    max: MAX_ANSWERS,
    ttl: ANSWERED_MS,
  })
  let transfer: Promise<Transfer> | undefined
  let lastBegun: Promise<unknown> = Promise.resolve()

  function loadTransfer(): Promise<Transfer> {
    // Loaded on first use, which keeps startup fast.
    transfer ??= import('./transfer.ts').then(({ createTransfer }) => createTransfer(folder))
    return transfer
  }

  /** @returns the draft, or why it accepts no pictures */
  async function findDraft(c: Context) {
    const sender = await findSender(c)
    if (sender === null) return c.text('Sign in first.', 401)
    const draft: Draft = { sender, id: c.req.param('id') ?? '' }
    const state = await pictures.findState({ owner: sender.uid, id: draft.id })
    const file = c.req.param('file')
    if (state === null || (file !== undefined && !isUuid(file)))
      return c.text('There is no such file.', 404)
    return state === 'draft' ? draft : c.text('This home is no draft.', 403)
  }

  /** Creates, continues, queries or deletes an upload: https://tus.io/protocols/resumable-upload */
  const receive: Handler = async (c) => {
    const draft = await findDraft(c)
    if (draft instanceof Response) return draft
    const { method, headers } = c.req.raw
    if (
      UNKNOWN_HEADERS.some((header) => headers.has(header)) ||
      headers.get('upload-length') === '0'
    )
      return c.text('Send each file by itself, and say how long it is.', 400)
    const file = c.req.param('file')
    if (file === undefined) return begin(c, draft)
    return method === 'PATCH' ? append(c, draft, file) : respond(draft, file, withoutBody(c))
  }

  async function respond(draft: Draft, file: string, sent: Request): Promise<Response> {
    const loaded = await loadTransfer()
    return loaded.respond(sent, getName(draft, file), pictureFilePath(draft.id, file))
  }

  /** Begins one file after the other, so that each finds those before it. */
  function begin(c: Context, draft: Draft): Promise<Response> {
    const create = async () => {
      // The package refuses a length that is none or too large; nothing is evicted for it.
      const declared = Number(c.req.header('Upload-Length')) || 0
      const length = declared > 0 && declared <= fileBytes ? declared : 0
      const release = await diskSpace.reserve(length)
      if (release === null) return refuseSpace(c)
      release()
      const file = await evictOldest(folder, draft.sender.uid, length)
      return respond(draft, file, withoutBody(c))
    }
    const begun = lastBegun.then(create)
    lastBegun = begun.catch(() => {})
    return begun
  }

  async function append(c: Context, draft: Draft, file: string): Promise<Response> {
    const { url, method, headers, body, signal } = c.req.raw
    const { sender } = draft
    const slot = acquireUploadSlot(c, slots, sender.ip, sender.uid)
    if (slot === null) return c.text('Too much at once.', 503, { 'Retry-After': RETRY_SECONDS })
    const length = Number(headers.get('content-length') ?? fileBytes)
    // A longer body is refused when it has brought what was declared.
    const release = await diskSpace.reserve(Math.min(length, fileBytes))
    try {
      if (release === null) return refuseSpace(c)
      const pieces = body && Readable.from(slot.read(body))
      const paced = pieces && (Readable.toWeb(pieces) as ReadableStream<Uint8Array>)
      const init = { method, headers, signal, body: paced, duplex: 'half' as const }
      return await respond(draft, file, new Request(url, init))
    } finally {
      slot.release()
      release?.()
    }
  }

  /** Makes a picture of a complete upload. Idempotent. */
  const take: Handler = async (c) => {
    const draft = await findDraft(c)
    if (draft instanceof Response) return draft
    const name = getName(draft, c.req.param('file') ?? '')
    const answered = answers.get(name)
    if (answered !== undefined) return c.json({ problem: await answered })
    const { isWhole, remove } = await loadTransfer()
    const state = await isWhole(name)
    if (state === null) return c.text('There is no such file.', 404)
    if (!state) return c.text('This file is not there as a whole.', 409)
    const answer = answers.get(name) ?? addOnce(draft, name, remove)
    answers.set(name, answer)
    return c.json({ problem: await answer })
  }

  async function addOnce({ sender, id }: Draft, name: string, remove: Transfer['remove']) {
    try {
      const problem = await addOrReportBusy(() => pictures.add(sender, id, join(folder, name)))
      // The browser may try again later.
      if (problem === 'too fast') answers.delete(name)
      else await remove(name)
      return problem
    } catch (error) {
      answers.delete(name)
      throw error
    }
  }

  return { receive, take }
}
