import type { PictureProblem } from '#domain/homes/picture/picture-problem.ts'
import { formatConversationTarget } from '#domain/messages/conversation/conversation-target.ts'
import { CONVERSATION_LIMITS } from '#domain/messages/conversation/limits.ts'
import { findObstacle, maySendPictures } from '#domain/messages/conversation/permission.ts'
import type { SendRefusal } from '#domain/messages/conversation/send-refusal.ts'
import { isUuid } from '#domain/platform/text/uuid.ts'
import { toConversationStatus } from '#server/messages/conversation/conversation-status.ts'
import type { MessagePicture } from '#server/messages/conversation/picture/commands.ts'
import {
  findMessagePicture,
  type PictureKey,
} from '#server/messages/conversation/picture/queries.ts'
import { findConversation } from '#server/messages/conversation/queries.ts'
import { isNewAccount } from '#server/messages/conversation/starting/queries.ts'
import { MESSAGE_LIMITS } from '#server/messages/rate-limits.ts'
import type { Person } from '#server/people/session/person.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { createRateLimit } from '#server/platform/http/limits/rate-limit.ts'
import type { PictureReader } from '#server/platform/picture/intake/picture-reader.ts'
import type { PictureSender } from '#server/platform/picture/intake/picture-sender.ts'
import { isBanned } from '#server/safety/ban/queries.ts'
import { isMessageReported } from '#server/safety/report/queries.ts'

/** Pictures of messages, before they are sent and when they are viewed. */
export type MessagePictures = ReturnType<typeof createMessagePictures>

export interface MessagePicturesOptions {
  readonly db: Queryable
  readonly reader: Pick<PictureReader, 'read'>
  readonly now?: () => Date
}

export function createMessagePictures(options: MessagePicturesOptions) {
  const { db, reader, now = () => new Date() } = options
  const readings = createRateLimit(MESSAGE_LIMITS.messagePicture)
  const newReadings = createRateLimit(MESSAGE_LIMITS.newMessagePicture)

  return {
    /** Why this person can send no pictures here. Ask before receiving anything. */
    async findRefusal(uid: string, id: string): Promise<SendRefusal | null> {
      const found = isUuid(id) ? await findConversation(db, uid, id) : null
      if (found === null) return 'not found'
      if (await isBanned(db, uid, now())) return 'banned'
      const obstacle = findObstacle(toConversationStatus(found))
      if (obstacle !== null) return obstacle
      return maySendPictures(found.party, found.row.isAnswered) ? null : 'no pictures yet'
    },
    /**
     * Reads a received file.
     *
     * @throws {QueueBusyError}
     */
    async read(
      sender: PictureSender,
      file: string,
      signal?: AbortSignal,
    ): Promise<MessagePicture | { readonly problem: PictureProblem }> {
      const { uid } = sender
      const limit = (await isNewAccount(db, uid, now())) ? newReadings : readings
      if (!(await limit.take(uid))) return { problem: 'too fast' }
      const reading = await reader.read(file, sender, signal)
      if ('problem' in reading) return reading
      // Loaded on first use, which keeps startup fast.
      const { resizePicture } = await import('#server/platform/picture/resize.ts')
      const width = Math.min(CONVERSATION_LIMITS.pictureWidth, reading.width)
      const height = Math.round((reading.height * width) / reading.width)
      const bytes = await resizePicture(reading.bytes, width, 'jpg')
      return { bytes, width, height, hash: reading.hash }
    },
    /**
     * Finds a picture for the two people, and for moderators while the message is reported; `null` for everybody else.
     */
    async find({ uid, roles }: Person, key: PictureKey) {
      if (!isUuid(key.conversation)) return null
      const { conversation, seq } = key
      const isTheirs = (await findConversation(db, uid, conversation)) !== null
      const isAllowed =
        isTheirs ||
        (roles.includes('moderator') &&
          (await isMessageReported(
            db,
            formatConversationTarget({ conversation, party: null, seq }),
          )))
      return isAllowed ? findMessagePicture(db, key) : null
    },
  }
}
