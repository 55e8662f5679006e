import { VIEWING_LIMITS } from '#domain/messages/viewing/limits.ts'
import type { Language } from '#domain/platform/language.ts'
import { loadTexts } from '#server/platform/texts/load-texts.ts'
import type * as Viewing from '#texts/messages/viewing.ts'
import type { ViewingRow } from './tables.ts'

const texts = await loadTexts<typeof Viewing>('messages/viewing.ts')

interface CalendarFile {
  readonly viewing: Pick<
    ViewingRow,
    'id' | 'startsAt' | 'endsAt' | 'state' | 'sequence' | 'changedAt'
  >
  /** The home's name on its page. */
  readonly home: string
  readonly place: string
  /** URL of the conversation. */
  readonly link: string
  /** `MAIL_FROM`: the site is the organizer, never one of the two people. */
  readonly from: string
  /**
   * The recipient of a mailed file, whose calendar applies later changes by itself. `null` for a
   * download.
   */
  readonly recipient: string | null
  readonly language: Language
}

/** When calendars remind before a viewing; as `VIEWING_LIMITS` does by mail. */
const ALARM_SECONDS = [VIEWING_LIMITS.dayReminderMs, VIEWING_LIMITS.soonReminderMs].map(
  (ms) => ms / 1_000,
)

/** The iCalendar method: the mail's `method` parameter must equal that of the file. */
export const getMailMethod = ({ state }: Pick<ViewingRow, 'state'>) =>
  state === 'canceled' ? 'CANCEL' : 'REQUEST'

const readMailbox = (from: string) => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim()

/** One viewing as iCalendar (RFC 5545, RFC 5546). */
export async function formatCalendarFile(file: CalendarFile): Promise<string> {
  const library = await import('ical-generator')
  const { viewing, home, place, link, from, recipient, language } = file
  const { eventDescription, viewingTexts } = texts[language]
  const isCanceled = viewing.state === 'canceled'
  const calendar = library.default({
    prodId: `//Homiq//Viewings//${language.toUpperCase()}`,
    method: library.ICalCalendarMethod[recipient === null ? 'PUBLISH' : getMailMethod(viewing)],
  })
  calendar.createEvent({
    id: `${viewing.id}@homiq`,
    start: viewing.startsAt,
    end: viewing.endsAt,
    stamp: viewing.changedAt,
    sequence: viewing.sequence,
    summary: `${viewingTexts.event}: ${home}`,
    ...(place !== '' && { location: place }),
    description: eventDescription(link),
    url: link,
    status: library.ICalEventStatus[isCanceled ? 'CANCELLED' : 'CONFIRMED'],
    ...(!isCanceled && {
      alarms: ALARM_SECONDS.map((trigger) => ({
        type: library.ICalAlarmType.display,
        trigger,
        description: `${viewingTexts.event}: ${home}`,
      })),
    }),
    organizer: { name: 'Homiq', email: readMailbox(from) },
    ...(recipient !== null && {
      attendees: [
        {
          email: recipient,
          status: library.ICalAttendeeStatus.ACCEPTED,
          rsvp: false,
        },
      ],
    }),
  })
  return calendar.toString()
}
