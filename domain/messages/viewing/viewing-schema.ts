import * as z from 'zod/mini'
import { isCalendarDay } from '#domain/platform/time/calendar-day.ts'
import { VIEWING_MINUTES } from './limits.ts'

interface ViewingMessages {
  readonly day: string
  readonly time: string
  readonly minutes: string
}

/** The names of the fields of each time that one form offers. */
export const TIME_FIELDS = [
  ['day', 'time'],
  ['day2', 'time2'],
  ['day3', 'time3'],
] as const

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

const typedText = (isValid: (text: string) => boolean, error: string) =>
  z.string().check(z.trim(), z.refine(isValid, { error }))

function createShape(messages: ViewingMessages) {
  const day = typedText((text) => text === '' || isCalendarDay(text), messages.day)
  const time = typedText((text) => text === '' || isTime(text), messages.time)
  return {
    day: typedText(isCalendarDay, messages.day),
    time: typedText(isTime, messages.time),
    day2: day,
    time2: time,
    day3: day,
    time3: time,
    minutes: z.string().check(
      z.refine((text) => VIEWING_MINUTES.some((minutes) => `${minutes}` === text), {
        error: messages.minutes,
      }),
    ),
  }
}

type Times = Readonly<Record<`${'day' | 'time'}${2 | 3}`, string>>

/** A day and its time are typed together. */
const requirePairs = (messages: ViewingMessages) =>
  ([2, 3] as const).flatMap((number) => [
    z.refine<Times>((typed) => !typed[`time${number}`] || typed[`day${number}`] !== '', {
      error: messages.day,
      path: [`day${number}`],
    }),
    z.refine<Times>((typed) => !typed[`day${number}`] || typed[`time${number}`] !== '', {
      error: messages.time,
      path: [`time${number}`],
    }),
  ])

/** What somebody types to offer times. All but the first may be left empty. */
export const timesSchema = (messages: ViewingMessages) =>
  z.object(createShape(messages)).check(...requirePairs(messages))

export const viewingSchema = (messages: ViewingMessages) =>
  z
    .object({
      ...createShape(messages),
      /** Only for owners of homes with a withheld place: 'exact' reveals it, anything else does not. */
      place: z.string(),
    })
    .check(...requirePairs(messages))

type Typed = z.output<ReturnType<typeof viewingSchema>>

export type TypedViewing = Pick<Typed, 'day' | 'time' | 'minutes' | 'place'> & Partial<Typed>

/** The days and times that were typed, in the order of the form. */
export const listTypedTimes = (typed: TypedViewing) =>
  TIME_FIELDS.map(([day, time]) => ({ day: typed[day] ?? '', time: typed[time] ?? '' })).filter(
    ({ day }) => day !== '',
  )
