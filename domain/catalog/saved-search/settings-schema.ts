import * as z from 'zod/mini'
import { storableTextSchema } from '#domain/platform/text/storable-text.ts'
import { FREQUENCIES } from './alert-due.ts'
import { SCOPES, type Scope } from './event.ts'
import { SAVED_SEARCH_LIMITS } from './limits.ts'
import { isPostUrl } from './post-url.ts'

/** Texts of the hours of a day: '0' to '23'. */
export const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour))

interface SettingsMessages {
  readonly name: string
  readonly choice: string
  readonly webhook: string
}

const oneOf = <Value extends string>(values: readonly Value[], error: string) =>
  z.pipe(
    z.string().check(z.refine((text) => values.some((value) => value === text), { error })),
    z.transform((text) => text as Value),
  )

/** What the form of a saved search posts. */
export const settingsSchema = ({ name, choice, webhook }: SettingsMessages) => {
  const hour = z.pipe(oneOf(HOURS, choice), z.transform(Number))
  return z.object({
    name: storableTextSchema.check(z.trim(), z.maxLength(SAVED_SEARCH_LIMITS.nameLength, name)),
    frequency: oneOf(FREQUENCIES, choice),
    scope: oneOf(Object.keys(SCOPES) as Scope[], choice),
    quietFrom: hour,
    quietUntil: hour,
    mail: oneOf(['on', 'off'], choice),
    webhook: z.string().check(
      z.trim(),
      z.refine((text) => text === '' || isPostUrl(text), { error: webhook }),
    ),
  })
}

export type SavedSearchSettings = z.output<ReturnType<typeof settingsSchema>>
