import type { ShortlistRole } from '#domain/catalog/shortlist/role.ts'
import type { JoinMessages } from '#domain/catalog/shortlist/shortlist-schema.ts'
import { lazy } from '#domain/platform/text/lazy.ts'
import { formatCount } from '../format/number.ts'

export const shortlistTexts = {
  lists: 'Мої списки',
  listsLead:
    'Добирайте житло разом: голосуйте, пишіть нотатки й\u00a0плануйте покази, навіть коли немає з’єднання.',
  noLists: 'У\u00a0вас ще немає списків.',
  new: 'Створити список',
  listed: 'Уже в\u00a0цьому списку',
  title: 'Назва списку',
  titleHint: 'Наприклад, «Наша квартира у\u00a0Львові».',
  name: 'Ваше ім’я',
  nameHint: 'Його бачитимуть інші учасники списку.',
  make: 'Створити список',
  making: 'Створюємо список…',
  tooMany:
    'Забагато створених списків або приєднань. Спробуйте за годину або вийдіть із\u00a0якогось списку.',
  join: 'Приєднатися до списку',
  joining: 'Приєднуємо…',
  full: 'У\u00a0цьому списку вже стільки людей, скільки можливо.',
  people: 'Учасники',
  you: '(ви)',
  viewings: 'Покази',
  homes: 'Квартири',
  empty: 'У\u00a0цьому списку ще немає квартир.',
  for: 'За',
  against: 'Вето',
  noReaction: 'Ще ніхто не проголосував.',
  notOffered: 'Більше не пропонується',
  details: 'Нотатка й\u00a0час показу',
  note: 'Ваша нотатка',
  saveNote: 'Зберегти нотатку',
  viewing: 'Час показу (за Києвом)',
  saveViewing: 'Зберегти час',
  offerViewing: 'Запропонувати цей час учасникам',
  up: 'Вище',
  down: 'Нижче',
  remove: 'Прибрати',
  removed: 'Прибрано зі списку',
  undo: 'Повернути',
  saved: 'Збережено',
  add: 'Додати квартири',
  link: 'Посилання на квартиру на Homiq',
  addLink: 'Додати',
  notALink: 'Це не посилання на квартиру на Homiq або вона вже є\u00a0у\u00a0списку.',
  favorites: 'З\u00a0обраного',
  addFavorites: 'Додати вибрані квартири',
  invite: 'Запросити',
  inviteLead:
    'Приєднатися зможе кожен, хто відкриє посилання, тож надсилайте його лише тим, кого хочете запросити.',
  role: 'Хто приєднається',
  makeLink: 'Створити посилання',
  linkMade: 'Ось посилання. Ми показуємо його лише раз, тому скопіюйте його зараз.',
  copy: 'Копіювати посилання',
  copied: 'Посилання скопійовано',
  copyFailed: 'Не вдалося скопіювати посилання.',
  links: 'Посилання',
  nobodyJoined: 'за ним ще ніхто не приєднався',
  revoke: 'Скасувати',
  revokeLead:
    'За цим посиланням більше ніхто не приєднається, а\u00a0ті, хто приєднався, втратять доступ. Їхні голоси й\u00a0нотатки залишаться.',
  tooManyLinks:
    'Список може мати 20\u00a0посилань. Щоб запросити більше людей, створіть новий список.',
  rename: 'Перейменувати',
  leave: 'Вийти зі списку',
  leaveLead: 'Ваші голоси й\u00a0нотатки буде видалено. Список без учасників теж видаляється.',
  delete: 'Видалити список',
  deleteLead: 'Список зникне для всіх. Скасувати це неможливо.',
  print: 'Надрукувати',
  notDone: 'Не вдалося виконати. Перевірте, що ви ввели.',
  slowDown: 'Забагато дій поспіль. Спробуйте за хвилину.',
  refused: 'Не все вдалося зберегти: можливо, список заповнено або квартиру більше не пропонують.',
  onlyRead: 'Ви можете переглядати цей список, але не змінювати.',
  roles: {
    owner: 'може все змінювати й\u00a0запрошувати',
    editor: 'може додавати квартири, голосувати й\u00a0писати нотатки',
    viewer: 'може лише переглядати',
  } satisfies Record<ShortlistRole, string>,
} as const

export const shortlistMessages: JoinMessages = {
  name: 'Введіть ім’я до 40\u00a0символів.',
  title: 'Введіть назву до 100\u00a0символів.',
}

export const formatHomeCount = (homes: number): string =>
  formatCount(homes, 'квартира', 'квартири', 'квартир')
export const formatPeopleCount = (people: number): string =>
  formatCount(people, 'учасник', 'учасники', 'учасників')
export const formatUnsent = (changes: number): string =>
  `${formatCount(changes, 'зміна зберігається', 'зміни зберігаються', 'змін зберігаються')} тут, доки не з’явиться з’єднання.`
export const formatInvitation = (title: string): string => `Вас запросили до списку «${title}»`
export const formatInvitationLead = (homes: number, role: ShortlistRole): string =>
  `У\u00a0списку ${formatHomeCount(homes)}. Учасник за цим запрошенням ${shortlistTexts.roles[role]}.`
export const formatPlace = (place: number, total: number): string =>
  `Тепер ${place}-а з\u00a0${total}`
export const formatNewList = (homes: number): string =>
  `У\u00a0ньому одразу буде ${formatHomeCount(homes)}.`
export const formatAdd = (homes: number): string =>
  `Додати ${formatCount(homes, 'квартиру', 'квартири', 'квартир')}`
export const formatAddTo = (homes: number, title: string): string =>
  `${formatAdd(homes)} до списку «${title}»`
/** @param home the address */
export const formatAbout = (action: string, home: string): string => `${action}: ${home}`
/** @param role how it is named in `roles` */
export const formatLink = (role: ShortlistRole, joined: readonly string[]): string =>
  `Хто його має, ${shortlistTexts.roles[role]}; ${
    joined.length === 0 ? shortlistTexts.nobodyJoined : `приєдналися: ${joined.join(', ')}`
  }`

const getDayFormat = lazy(
  () => new Intl.DateTimeFormat('uk-UA', { dateStyle: 'full', timeZone: 'UTC' }),
)

/** @param viewing "2026-12-01T18:30", which is local already and reads the same everywhere */
export const formatViewing = (viewing: string): string =>
  `${getDayFormat().format(new Date(`${viewing}Z`))}, ${viewing.slice(11)}`

export const formatAgreed = (viewing: string): string =>
  `Ви домовилися про показ: ${formatViewing(viewing)}.`
