import type * as English from '#content/en/messages/viewing.ts'
import { formatViewingTime } from '#content/uk/format/viewing-time.ts'
import type { MyViewing } from '#domain/messages/viewing/my-viewing.ts'
import type { ViewingAction } from '#domain/messages/viewing/state.ts'
import { toSpan, type ViewingEvent } from '#domain/messages/viewing/viewing-event.ts'
import { formatCount, NBSP } from '../format/number.ts'
import { bannedSentence, messagesTexts } from './messages.ts'

export const viewingTexts = {
  title: 'Час показу',
  upcoming: 'Ваші покази',
  /** The title of the event in calendars. */
  event: 'Показ',
  lead: 'Запропонуйте час, коли можна подивитися квартиру. Щойно один із варіантів приймуть, показ буде призначено. До того запропоноване можна відкликати.',
  seekerLead:
    'Прийміть запропонований час або запропонуйте свій. Щойно один із варіантів приймуть, показ буде призначено.',
  back: 'Назад до\u00a0розмови',
  none: 'Часу ще ніхто не запропонував.',
  zone: 'Час указано за Києвом.',
  days: ['День', 'День, варіант\u00a02', 'День, варіант\u00a03'],
  times: ['Час', 'Час, варіант\u00a02', 'Час, варіант\u00a03'],
  several: 'Достатньо одного варіанта. Решту можна не заповнювати.',
  minutes: 'Тривалість',
  exactPlace: 'Відкрити точну адресу, коли показ буде призначено',
  exactPlaceHint: 'Інакше ви обоє бачитимете лише те, що є на сторінці квартири.',
  offer: 'Запропонувати',
  propose: 'Запропонувати',
  offering: 'Надсилаємо…',
  isOffered: 'Надіслано. Співрозмовник побачить це в розмові.',
  offerTimes: 'Запропонувати час показу',
  changeTimes: 'Запропонувати ще\u00a0час',
  proposeTimes: 'Запропонувати час показу',
  take: 'Прийняти цей час',
  withdraw: 'Відкликати',
  cancel: 'Скасувати показ',
  offered: 'Запропоновано',
  proposed: 'Бажаний час',
  taken: 'Призначено',
  file: 'Додати в\u00a0календар',
  open: 'Відкрити розмову',
  willTellPlace: 'Точна адреса з’явиться, коли час буде прийнято.',
  rivalOffered:
    'Цей час ви запропонували ще комусь. Показ буде з\u00a0тим, хто прийме його першим.',
  rivalTaken:
    'На цей час ви домовилися з кимось іншим. Якщо той показ скасують, час знову стане доступним.',
  rivalTakenForSeeker: 'Цей час щойно зайняли. Якщо той показ скасують, час знову стане доступним.',
} as const

/** Why an offered time has no button. */
export const unavailableSentences: Readonly<Record<NonNullable<MyViewing['unavailable']>, string>> =
  {
    'has one': 'Ви вже домовилися на інший час. Щоб прийняти цей, спершу скасуйте той.',
    'home gone': 'Цієї квартири зараз немає на Homiq, тож прийняти цей час не можна.',
  }

/** Asked before an agreed viewing is canceled. */
export const CANCEL_NOW = 'Так, скасувати'

/** In calendars. */
export const eventDescription: typeof English.eventDescription = (link) =>
  `Ви домовилися про цей показ на Homiq. Написати одне одному або скасувати його можна тут:\n${link}\n${messagesTexts.safety}`

export const formatCancelLead = (time: string) =>
  `Буде скасовано показ: ${time} (за Києвом). Співрозмовник дізнається про це одразу. Повернути показ не можна: щоб усе-таки зустрітися, домовтеся про інший час.`

/** Confirms what was just done with a time. */
export const viewingDoneTexts: Readonly<Record<ViewingAction, string>> = {
  take: 'Показ призначено. Лист про нього надійде на підтверджену електронну пошту.',
  withdraw: 'Час відкликано.',
  cancel: 'Показ скасовано.',
}

export const viewingMessages = {
  day: 'Виберіть день.',
  time: 'Вкажіть час, наприклад 18:30.',
  minutes: 'Виберіть тривалість.',
} as const

export const formatMinutes = (minutes: number) =>
  formatCount(minutes, 'хвилина', 'хвилини', 'хвилин')

/** An automatic message in the words of the site. Both people read it; who caused it stands beside it. */
export function formatViewingEvent(event: ViewingEvent): string {
  if (event.kind === 'offered') {
    const name = event.by === 'owner' ? 'Запропоновано час показу' : 'Бажаний час показу'
    const times = event.times.map((time) => formatViewingTime(toSpan(time)))
    return times.length === 1
      ? `${name}: ${times[0]} (за Києвом).`
      : `${name} (за Києвом):\n${times.join('\n')}`
  }
  return `${EVENTS[event.kind]}: ${formatViewingTime(toSpan(event.time))} (за Києвом).`
}

const EVENTS = {
  taken: 'Показ призначено',
  canceled: 'Показ скасовано',
  withdrawn: 'Час показу відкликано',
  'viewing ended': 'Показ скасовано, бо розмову завершено',
  'time ended': 'Час показу відкликано, бо розмову завершено',
} as const

/** Why nothing was offered. */
export const formatOfferRefusal: typeof English.formatOfferRefusal = (refusal, limits, party) =>
  ({
    'not found': 'Цієї розмови вже немає, тож нічого не надіслано.',
    'home gone':
      party === 'owner'
        ? 'Цієї квартири зараз немає на Homiq. Щоб пропонувати час, опублікуйте оголошення знову.'
        : 'Цієї квартири зараз немає на Homiq, тож запропонувати час не можна.',
    'no such time': 'Того дня переводять годинники, і такого часу не буде. Виберіть інший.',
    past: 'Цей час уже минув. Виберіть пізніший.',
    'too far': `Це задалеко. Виберіть один із найближчих ${limits.daysAhead}${NBSP}днів.`,
    'offered here':
      'Цей час перетинається з тим, що вже запропоновано тут. Спершу прийміть або відкличте той.',
    taken: 'На цей час ви вже домовилися про інший показ. Виберіть інший час.',
    'too many':
      party === 'owner'
        ? `Можна запропонувати до ${limits.perConversation}${NBSP}варіантів в одній розмові й до ${limits.perOwner} загалом. Спершу відкличте якийсь із них.`
        : `В одній розмові може бути до ${limits.perConversation}${NBSP}варіантів. Спершу відкличте якийсь із них.`,
    unanswered: 'Дочекайтеся відповіді, перш ніж пропонувати ще.',
    'too fast': 'Забагато спроб за годину. Спробуйте пізніше.',
    banned: bannedSentence,
  })[refusal]

/** Why nothing was done with a time. */
export const formatMoveRefusal: typeof English.formatMoveRefusal = (refusal, limits, party) =>
  ({
    'not found': 'Цього варіанта вже немає.',
    'home gone': 'Цієї квартири зараз немає на Homiq, тож прийняти час не можна.',
    changed: 'Цей варіант змінився, або його час уже минув. Список оновлено.',
    taken:
      party === 'owner'
        ? 'На цей час ви вже домовилися про інший показ. Запропонуйте інший час.'
        : 'Цей час щойно зайняли. Виберіть інший або запропонуйте свій.',
    'has one':
      'Ви вже домовилися про показ цієї квартири. Щоб прийняти інший час, спершу скасуйте той показ.',
    'too many':
      party === 'owner'
        ? 'У цієї людини забагато призначених показів, тож домовитися зараз не можна.'
        : `У вас уже ${formatCount(limits.maxTaken, 'призначений показ', 'призначені покази', 'призначених показів')}. Спершу скасуйте один із них.`,
    'too fast': 'Забагато спроб за годину. Спробуйте пізніше.',
    banned: bannedSentence,
  })[refusal]
