import * as z from 'zod/mini'
import { storableTextSchema } from '#domain/platform/text/storable-text.ts'
import { SHORTLIST_LIMITS } from './limits.ts'

export interface JoinMessages {
  readonly name: string
  readonly title: string
}

const textSchema = (problem: string, length: number) =>
  storableTextSchema.check(z.trim(), z.minLength(1, problem), z.maxLength(length, problem))

export const joinSchema = (messages: Pick<JoinMessages, 'name'>) =>
  z.object({ name: textSchema(messages.name, SHORTLIST_LIMITS.nameLength) })

export const newShortlistSchema = (messages: JoinMessages) =>
  z.object({
    title: textSchema(messages.title, SHORTLIST_LIMITS.titleLength),
    name: textSchema(messages.name, SHORTLIST_LIMITS.nameLength),
  })
