import * as z from 'zod/mini'
import { isStorableText } from '#domain/text/storable-text.ts'
import { CONVERSATION_LIMITS } from './limits.ts'

interface MessageMessages {
  /** Without it a text may be missing, as beside pictures. */
  readonly empty?: string
  readonly long: string
}

export const messageSchema = ({ empty, long }: MessageMessages) =>
  z.object({
    text: z.string().check(
      z.trim(),
      z.refine((text) => empty === undefined || text !== '', { error: empty ?? '' }),
      z.refine((text) => text.length <= CONVERSATION_LIMITS.length && isStorableText(text), {
        error: long,
      }),
    ),
  })
