import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Context, Handler } from 'hono'
import { LRUCache } from 'lru-cache'
import { pictureFilePath } from '#domain/offer/links.ts'
import type { PictureProblem } from '#domain/picture/picture-problem.ts'
import { isUuid } from '#domain/text/uuid.ts'
import { createSlots } from '#server/http/limits/slots.ts'
import type { DraftKey } from '#server/offer/pictures/commands.ts'
import type { OfferPictures } from '#server/offer/pictures/offer-pictures.ts'
import { acquireUploadSlot } from '#server/picture-upload/receiving/acquire-upload-slot.ts'
import { addOrReportBusy } from '#server/picture-upload/receiving/add-or-report-busy.ts'
import { MIN_UPLOAD_RATE } from '#server/picture-upload/receiving/upload-rate.ts'
import type { Person } from '#server/session/person.ts'
import { readBody } from '../receiving/read-body.ts'
import { evictOldest, getPartName } from './part-files.ts'
import type { Transfer } from './transfer.ts'

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
  readonly findPerson: (c: Context) => Promise<Pick<Person, 'uid'> | null>
  readonly clientIp: (c: Context) => string
  readonly pictures: OfferPictures
  /** Folder of files until they are pictures. */
  readonly folder: string
}

/** One file per upload, for browsers with scripts; resumable after a lost connection. */
export function createPartsHandlers({ findPerson, clientIp, pictures, folder }: PartsOptions) {
  const slots = createSlots(MAX_FILES)
  const answers = new LRUCache<string, Promise<PictureProblem | null>>({
    ...{ max: MAX_ANSWERS, ttl: ANSWERED_MS },
  })
  let transfer: Promise<Transfer> | undefined

  function loadTransfer(): Promise<Transfer> {
    // Loaded on first use, which keeps startup fast.
    transfer ??= import('./transfer.ts').then(({ createTransfer }) => createTransfer(folder))
    return transfer
  }

  /** @returns the draft, or why it accepts no pictures */
  async function findDraft(c: Context) {
    const person = await findPerson(c)
    if (person === null) return c.text('Sign in first.', 401)
    const home = { owner: person.uid, id: c.req.param('id') ?? '' }
    const state = await pictures.findState(home)
    const file = c.req.param('file')
    if (state === null || (file !== undefined && !isUuid(file)))
      return c.text('There is no such file.', 404)
    return state === 'draft' ? home : c.text('This home is no draft.', 403)
  }

  /** Creates, continues, queries or deletes an upload: https://tus.io/protocols/resumable-upload */
  const receive: Handler = async (c) => {
    const draft = await findDraft(c)
    if (draft instanceof Response) return draft
    const { method, url, headers, body, signal } = c.req.raw
    if (
      UNKNOWN_HEADERS.some((header) => headers.has(header)) ||
      headers.get('upload-length') === '0'
    )
      return c.text('Send each file by itself, and say how long it is.', 400)
    const { respond } = await loadTransfer()
    const file = c.req.param('file') ?? (await evictOldest(folder, draft.owner))
    const name = getPartName({ ...draft, file })
    const location = pictureFilePath(draft.id, file)
    const reply = (sent: Request) => respond(sent, name, location)
    if (method !== 'PATCH') {
      const kept = new Headers(headers)
      // Data sent along with the creation of an upload is ignored.
      for (const header of ['content-type', 'content-length']) kept.delete(header)
      return reply(new Request(url, { method, headers: kept, signal }))
    }
    const slot = acquireUploadSlot(c, slots, clientIp(c), draft.owner)
    if (slot === null) return c.text('Too much at once.', 503, { 'Retry-After': RETRY_SECONDS })
    try {
      const pieces = body && Readable.from(readBody(body, MIN_UPLOAD_RATE, slot.preempted))
      const paced = pieces && (Readable.toWeb(pieces) as ReadableStream<Uint8Array>)
      const init = { method, headers, signal, body: paced, duplex: 'half' as const }
      return await reply(new Request(url, init))
    } finally {
      slot.release()
    }
  }

  /** Makes a picture of a complete upload. Idempotent. */
  const take: Handler = async (c) => {
    const draft = await findDraft(c)
    if (draft instanceof Response) return draft
    const name = getPartName({ ...draft, file: c.req.param('file') ?? '' })
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

  async function addOnce(draft: DraftKey, name: string, remove: Transfer['remove']) {
    try {
      const problem = await addOrReportBusy(() => pictures.add(draft, join(folder, name)))
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
