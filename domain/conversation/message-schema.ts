import * as z from 'zod/mini'
import { isStorableText } from '#domain/text/storable-text.ts'
import { CONVERSATION_LIMITS } from './limits.ts'

export const messageSchema = (messages: { readonly empty: string; readonly long: string }) =>
  z.object({
    text: z.string().check(
      z.trim(),
      z.refine((text) => text !== '', { error: messages.empty }),
      z.refine((text) => text.length <= CONVERSATION_LIMITS.length && isStorableText(text), {
        error: messages.long,
      }),
    ),
  })
