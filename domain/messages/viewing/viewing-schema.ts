import * as z from 'zod/mini'
import { isCalendarDay } from '#domain/platform/time/calendar-day.ts'
import { VIEWING_MINUTES } from './limits.ts'

interface ViewingMessages {
  readonly day: string
  readonly time: string
  readonly minutes: string
}

/** What an owner types to offer a time. */
export const viewingSchema = (messages: ViewingMessages) =>
  z.object({
    day: z.string().check(z.trim(), z.refine(isCalendarDay, { error: messages.day })),
    time: z.string().check(
      z.trim(),
      z.refine((text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text), { error: messages.time }),
    ),
    minutes: z.string().check(
      z.refine((text) => VIEWING_MINUTES.some((minutes) => `${minutes}` === text), {
        error: messages.minutes,
      }),
    ),
    /** Only for homes with a withheld place: 'exact' reveals it, anything else does not. */
    place: z.string(),
  })

export type TypedViewing = z.output<ReturnType<typeof viewingSchema>>
