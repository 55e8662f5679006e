import type { ConversationLimits } from '#domain/messages/conversation/limits.ts'
import type { QuickReply } from '#domain/messages/conversation/message/quick-reply.ts'
import type { Reader } from '#domain/messages/conversation/my-conversation.ts'
import type { Offerer } from '#domain/messages/conversation/party.ts'
import type { Obstacle } from '#domain/messages/conversation/permission.ts'
import type { SendRefusal } from '#domain/messages/conversation/send-refusal.ts'
import { formatCount, NBSP } from '../format/number.ts'

export const messagesTexts = {
  title: 'Повідомлення',
  lead: 'Ваші розмови про квартири. Ніхто не бачить вашої пошти й номера телефону, доки ви самі їх не покажете.',
  empty: 'Повідомлень ще немає',
  emptyHint: 'Сподобалася квартира? На її сторінці є кнопка, щоб написати власнику.',
  search: 'Знайти житло',
  mails: 'Листи про повідомлення й\u00a0покази',
  mailsOn: 'Про нові повідомлення ми надсилаємо лист: один на розмову, доки ви її не відкриєте.',
  mailsOff: 'Ми не надсилаємо вам листів про повідомлення й покази.',
  mailsUnconfirmed:
    'Підтвердьте адресу електронної пошти, щоб отримувати листи про повідомлення й покази.',
  toSettings: 'До налаштувань',
  stopMails: 'Вимкнути листи',
  getMails: 'Увімкнути листи',
  older: 'Старіші розмови',
  newer: 'Новіші розмови',
  all: 'Усі повідомлення',
  home: 'Переглянути квартиру',
  homeEnded: 'Цієї квартири зараз немає на\u00a0Homiq.',
  unnamedHome: 'Квартира, якої вже немає на\u00a0Homiq',
  you: 'Ви',
  owner: 'Власник',
  erased: 'Повідомлення видалено разом з обліковим записом відправника.',
  redactedOther:
    'Номери, адреси й посилання приховано, доки ви не відповісте: шахраї зазвичай одразу намагаються перевести розмову за межі сайту.',
  redactedOwn: 'Номери, адреси й посилання приховано, доки співрозмовник вам не відповість.',
  label: 'Ваше повідомлення',
  send: 'Надіслати',
  sending: 'Надсилаємо…',
  quick: 'Швидкі відповіді',
  notSent: 'Не надіслано.',
  notSentYet: 'Homiq не відповідає. Перевірте з’єднання й спробуйте ще раз.',
  gone: 'Розмову не знайдено',
  goneHint: 'Ви вийшли з неї, або вона не ваша. Усі ваші розмови\u00a0— у «Повідомленнях».',
  signedOut: 'Ви вийшли з облікового запису. Увійдіть в іншій вкладці й спробуйте ще раз.',
  tryAgain: 'Спробувати ще раз',
  discard: 'Видалити',
  newMessages: 'Нові повідомлення',
  more: 'Заблокувати, вийти або поскаржитися',
  block: 'Заблокувати',
  blockNow: 'Так, заблокувати',
  blocked: 'Кого ви заблокували',
  blockedGone: 'Учасник видаленої розмови',
  blockHint:
    'Ця людина більше не зможе писати вам про жодну квартиру, а призначені покази буде скасовано. Розблокувати можна пізніше, але покази не відновляться.',
  unblock: 'Розблокувати',
  unblockHint: 'Ви знову зможете писати одне одному.',
  leave: 'Вийти з\u00a0розмови',
  leaveHint: 'Розмова зникне з ваших повідомлень, а співрозмовник побачить, що ви вийшли.',
  leaveAgain: 'Якщо ви знову напишете про цю квартиру, повернеться вся розмова.',
  leaveForGood: 'Повернутися до неї не можна.',
  leaveNow: 'Так, вийти',
  report: 'Поскаржитися',
  reportPerson: 'Поскаржитися на\u00a0людину',
  removed: 'Модерація видалила це повідомлення.',
  moderation: 'Модерація',
  notNow: 'Не вдалося: розмова тим часом змінилася.',
  safety: 'Ніколи не платіть, доки не побачите квартиру.',
} as const

/** Messages for a text that may be empty, as next to pictures. */
export const optionalMessageMessages = {
  long: 'Задовгий текст. Скоротіть його до 2\u00a0000\u00a0символів.',
  unstorable: 'Тут є символи, які неможливо надіслати. Введіть текст ще раз.',
} as const

export const messageMessages = {
  empty: 'Спершу напишіть щось.',
  ...optionalMessageMessages,
} as const

export const formatSeeker = (number: number) => `Користувач${NBSP}${number}`
/** The question before a block or leaving. @param time of an agreed viewing, "неділя, 29 листопада 2026 р., 18:30–19:00" */
export const formatEndQuestion = (action: 'block' | 'leave', time: string | undefined) =>
  time === undefined
    ? { block: 'Заблокувати цю людину?', leave: 'Вийти з\u00a0розмови?' }[action]
    : `${{ block: 'Заблокувати', leave: 'Вийти' }[action]} й${NBSP}скасувати показ (${time})?`

export const formatUnconfirmed = (email: string) =>
  `Ми ще не надсилаємо листів на ${email}. Підтвердьте цю адресу, щоб знати про нові повідомлення й покази.`

export const formatUnread = (count: number) => formatCount(count, 'нове', 'нові', 'нових')
export const typeLabels = { sale: 'Продаж', rent: 'Оренда' } as const

/** What the person who offers a home is called. */
export const offererNames: Readonly<Record<Offerer, string>> = {
  owner: messagesTexts.owner,
  realtor: 'Рієлтор',
}

/** The other person in the nominative, genitive and accusative. */
const OTHERS: Readonly<Record<Offerer | 'person', readonly [string, string, string]>> = {
  owner: ['Власник', 'власника', 'власника'],
  realtor: ['Рієлтор', 'рієлтора', 'рієлтора'],
  person: ['Ця людина', 'цієї людини', 'цю людину'],
}

/** Why nobody can write here. */
export function formatObstacle(obstacle: Obstacle, { party, offeredBy }: Reader): string {
  const [who, whose, whom] = OTHERS[party === 'seeker' ? offeredBy : 'person']
  return {
    'other erased': `Обліковий запис ${whose} видалено, тож ваших повідомлень ніхто не прочитає.`,
    blocking: `Ви заблокували ${whom}. Розблокуйте, щоб писати знову.`,
    blocked: `${who} більше не приймає ваших повідомлень.`,
    'other left': `${who} більше не бере участі в цій розмові, тож писати сюди не можна.`,
  }[obstacle]
}

export const bannedSentence =
  'За рішенням модерації ви поки що не можете писати іншим. Причина й строк\u00a0— у «Повідомленнях».'

/** Why nothing was sent. */
export const formatSendRefusal = (
  refusal: SendRefusal,
  reader: Reader,
  { maxStartsPerDay, maxStartsPerDayNew, unanswered }: ConversationLimits,
): string =>
  ({
    empty: messageMessages.empty,
    'not found': 'Квартири або розмови вже немає, тож нічого не надіслано.',
    'too many': `За день можна почати не більше ніж ${formatCount(maxStartsPerDay, 'розмову', 'розмови', 'розмов')}, а першого дня${NBSP}— ${maxStartsPerDayNew}. Продовжте завтра: ваш текст збережено.`,
    'too fast': 'Забагато повідомлень за годину. Спробуйте пізніше: ваш текст збережено.',
    unanswered: `Ви вже надіслали ${formatCount(unanswered, 'повідомлення', 'повідомлення', 'повідомлень')}. Дочекайтеся відповіді: ваш текст збережено.`,
    banned: bannedSentence,
    unconfirmed:
      'Підтвердьте адресу електронної пошти й надішліть повідомлення знову: ваш текст збережено.',
    spam: 'Це схоже на рекламу. Напишіть своїми словами про цю квартиру, без посилань.',
    'no pictures yet': 'Фото можна надсилати після першої відповіді. Ваш текст збережено.',
    'pictures full': 'Місце для фото в повідомленнях закінчилося. Надішліть лише текст.',
    'other erased': formatObstacle('other erased', reader),
    blocking: formatObstacle('blocking', reader),
    blocked: formatObstacle('blocked', reader),
    'other left': formatObstacle('other left', reader),
  })[refusal]

export const quickReplyTexts: Readonly<Record<QuickReply, string>> = {
  'still-free': 'Добрий день! Ще актуально?',
  'when-to-see': 'Коли можна подивитися?',
  thanks: 'Дякую за відповідь!',
  'is-free': 'Так, ще актуально.',
  'is-taken': 'На жаль, уже неактуально.',
  'say-when': 'Коли вам зручно подивитися?',
}

/** Titles of the page on which a conversation begins. */
export const writeTitles: Readonly<Record<Offerer, string>> = {
  owner: 'Написати власнику',
  realtor: 'Написати рієлтору',
}

export const formatWriteLead = (offeredBy: Offerer) =>
  `${offererNames[offeredBy]} побачить лише ваше повідомлення, без пошти й номера телефону. Відповідь з’явиться в «Повідомленнях» на Homiq.`

export const writeTexts = {
  back: 'Назад до\u00a0квартири',
  own: 'Це ваша квартира. Усе, що вам пишуть про неї,\u00a0— у «Повідомленнях».',
  signInLead: 'Увійдіть, щоб написати. Це займе хвилину, і ви повернетеся сюди.',
  signIn: 'Увійти й\u00a0написати',
  needsScript: 'Щоб увійти, увімкніть JavaScript. Після входу писати можна й без нього.',
} as const
