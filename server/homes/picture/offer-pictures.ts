import { PICTURE_LIMITS } from '#domain/homes/picture/limits.ts'
import type { PictureProblem } from '#domain/homes/picture/picture-problem.ts'
import { findOwnOffer } from '#server/homes/offer/queries.ts'
import { HOME_LIMITS } from '#server/homes/rate-limits.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { createRateLimit } from '#server/platform/http/limits/rate-limit.ts'
import type { PictureReader } from '#server/platform/picture/intake/picture-reader.ts'
import type { PictureSender } from '#server/platform/picture/intake/picture-sender.ts'
import type { FileStorage } from '#server/platform/storage/file-storage.ts'
import { addPicture, type DraftKey, removePicture, reorderPictures } from './commands.ts'

const { accountBytes, unconfirmedBytes } = PICTURE_LIMITS

/** What owners do with the pictures of their drafts. */
export type OfferPictures = ReturnType<typeof createOfferPictures>

export interface OfferPicturesOptions {
  readonly db: Queryable
  readonly reader: Pick<PictureReader, 'read'>
  readonly storage: FileStorage
  readonly now?: () => Date
}

export function createOfferPictures(options: OfferPicturesOptions) {
  const { db, reader, storage, now = () => new Date() } = options
  const readings = createRateLimit(HOME_LIMITS.picture)
  const findState = async ({ owner, id }: DraftKey) =>
    (await findOwnOffer(db, owner, id))?.state ?? null

  return {
    /** `null` if this owner has no such offer. */
    findState,
    /**
     * Adds a received file at the end of a draft.
     *
     * @param sender the owner
     * @param id the offer
     * @param signal aborts when the client is gone: a file still waiting is not read
     * @throws {QueueBusyError}
     */
    async add(
      sender: PictureSender,
      id: string,
      file: string,
      signal?: AbortSignal,
    ): Promise<PictureProblem | null> {
      const draft = { owner: sender.uid, id }
      if ((await findState(draft)) !== 'draft') return 'not now'
      if (!(await readings.take(draft.owner))) return 'too fast'
      const reading = await reader.read(file, sender, signal)
      if ('problem' in reading) return reading.problem
      const { bytes, ...facts } = reading
      await storage.put(facts.hash, bytes)
      const picture = { ...facts, bytes: bytes.length }
      const maxBytes = sender.isConfirmed ? accountBytes : unconfirmedBytes
      const outcome = await addPicture(db, draft, picture, now(), maxBytes)
      if (outcome === 'account full' && !sender.isConfirmed) return 'unconfirmed full'
      if (outcome !== 'added') return outcome
      // The sweep may have deleted the file while no home had it.
      if (!(await storage.has(facts.hash))) await storage.put(facts.hash, bytes)
      return null
    },
    /** @returns whether it is still a draft of this owner */
    remove: (draft: DraftKey, hash: string) => removePicture(db, draft, hash, now()),
    /** @param reorder gets the hashes in order and returns all of them in a new order */
    reorder: (draft: DraftKey, reorder: (hashes: readonly string[]) => readonly string[]) =>
      reorderPictures(db, draft, reorder, now()),
  }
}
