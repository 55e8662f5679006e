import * as z from 'zod/mini'
import { CONVERSATION_LIMITS } from '#domain/messages/conversation/limits.ts'
import { isStorableText } from '#domain/platform/text/storable-text.ts'

interface MessageMessages {
  /** The error for an empty text. If it is unset, the text may be empty, as next to pictures. */
  readonly empty?: string
  readonly long: string
  /** The error for characters that the database cannot store. */
  readonly unstorable: string
}

export const messageSchema = ({ empty, long, unstorable }: MessageMessages) =>
  z.object({
    text: z.string().check(
      z.trim(),
      z.refine((text) => empty === undefined || text !== '', { error: empty ?? '' }),
      z.refine((text) => text.length <= CONVERSATION_LIMITS.maxLength, { error: long }),
      z.refine<string>(isStorableText, { error: unstorable }),
    ),
  })
