import { formatNumber, NBSP } from '#content/uk/format/number.ts'
import type { Advantage } from '#domain/site/advantage.ts'

export const homeTexts = {
  title: 'Homiq',
  description: 'Квартири на продаж і\u00a0в\u00a0оренду в\u00a0містах України',
  hero: 'Знайдімо дім вашої мрії',
  lead: 'Квартири в\u00a0Києві, Львові, Дніпрі та ще п’яти містах. Показуємо кожну кімнату.',
  advantages: 'Чому житло шукають тут',
  about: 'Спокійний шлях до власних дверей',
  aboutLead:
    'Homiq почався з простого бажання: побачити всі кімнати ще до показу, знати ціну й поговорити з людиною, яка знає будинок. Так дім уже знайшли родини, студенти й новачки в місті.',
  testimonials: 'Вони знайшли те, що шукали',
  testimonialsLead: 'Три історії про новий дім і\u00a0надійних орендарів.',
  learnMore: 'Дізнатися більше',
  /** For people who hear a link out of context. */
  learnMoreAbout: 'про Homiq',
  learnMoreReviews: 'з відгуків',
  newest: 'Нові квартири',
  types: { sale: 'Продаж', rent: 'Оренда, ціна за місяць' },
  cities: 'Квартири за містами',
  start: 'Почнімо пошук?',
  startBuying: 'Купити квартиру',
  startRenting: 'Орендувати квартиру',
  ownHome:
    'Продаєте чи здаєте квартиру? Додати оголошення можна безкоштовно, а номер телефону видно, лише якщо ви самі його покажете.',
  listHome: 'Додати оголошення',
  toTop: 'Нагору',
} as const

const SEARCH_TYPES = { sale: 'на продаж', rent: `в${NBSP}оренду` } as const

/** "1 234 на продаж". */
export const citySearchLabel = (total: number, type: 'sale' | 'rent') =>
  `${formatNumber(total)}${NBSP}${SEARCH_TYPES[type]}`

/** "Половина квартир на продаж коштує до 152 000 $" */
export const formatMedianPrice = (price: string) => `Половина квартир на продаж коштує до ${price}`

/** docs/product/site.md, "Home page". */
export const advantages: readonly Advantage[] = [
  {
    icon: 'comfortable',
    name: 'Зручно',
    text: 'Кожна кімната на фото, усі факти на своїх місцях. Перше знайомство\u00a0— просто з\u00a0дивана.',
  },
  {
    icon: 'secure',
    name: 'Надійно',
    text: 'Щоб додати оголошення, треба зареєструватися, тож за кожним стоїть справжня людина.',
  },
  {
    icon: 'luxury',
    name: 'Розкішно',
    text: 'Паркет, високі вікна, тихі ліфти: від деяких квартир важко відвести погляд.',
  },
  {
    icon: 'price',
    name: 'Прозора ціна',
    text: 'Ціну видно одразу. Якщо квартира продається, видно й\u00a0ціну за квадратний метр.',
  },
  {
    icon: 'location',
    name: 'Вдале розташування',
    text: 'Поруч із метро, парком або хорошою школою\u00a0— у\u00a0місті, де ви живете й\u00a0працюєте.',
  },
  {
    icon: 'efficient',
    name: 'Швидко',
    text: 'Звузьте пошук, відкрийте оголошення, напишіть. Між вами й\u00a0відповіддю немає нікого зайвого.',
  },
]

/** docs/product/site.md, "Home page". */
export const claims = [
  { value: '4,8', label: 'середня оцінка' },
  { value: '500+', label: 'відгуків' },
  { value: '250+', label: 'квартир продано' },
  { value: '550+', label: 'квартир здано' },
] as const
