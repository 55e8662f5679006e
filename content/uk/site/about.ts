import { formatNumber, NBSP } from '#content/uk/format/number.ts'

export const aboutTexts = {
  title: 'Про нас',
  description: 'Хто ми, що робимо та де нас знайти в Києві, Львові, Дніпрі й Одесі',
  lead: 'Homiq почався з одного правила: показувати житло чесно, таким, яким воно є.',
  story:
    'Модератори перевіряють оголошення власників і виявляють фото й тексти, взяті із чужих оголошень. Власник може підтвердити доступ до квартири: сфотографувати в ній аркуш із кодом. Тоді в оголошенні з’являється позначка «Перевірена особа».',
  call: 'Зв’язатися з\u00a0командою',
  principles: [
    { heading: 'Місія', text: 'Зробити нерухомість простою, чесною та людяною' },
    { heading: 'Візія', text: 'Світ, у\u00a0якому кожна людина знаходить ідеальний дім' },
    { heading: 'Цінності', text: 'Довіра | Інновації | Турбота' },
  ],
  team: 'Наша команда',
  teamLead: 'Команда навмисно невелика: від першого дзвінка до ключів із вами та сама людина.',
  services: 'Що ми робимо',
  serviceList: [
    {
      heading: 'Підбір житла',
      text: 'Розкажіть, як ви живете, а ми запропонуємо кілька квартир, які вам підійдуть.',
      picture: '/pictures/apartments/14-exterior-960x640.jpg',
    },
    {
      heading: 'Консультації',
      text: 'Документи, ціни, райони: пояснимо все під час зустрічі, перш ніж ви щось підпишете.',
      picture: '/pictures/heroes/sale-1200x800.jpg',
    },
    {
      heading: 'Ремонт',
      text: 'Від свіжої фарби до нового планування: одна бригада, один кошторис.',
      picture: '/pictures/apartments/15-kitchen-1440x960.jpg',
    },
  ],
  offices: 'Ось де нас знайти!',
  officesLead: 'Десять офісів у\u00a0чотирьох містах. Записуватися не потрібно.',
  showOnMap: 'Показати на карті',
  onMap: 'На карті',
  directions: 'Маршрут',
  nearest: 'Найближчі до мене',
  byCity: 'Показати за містами',
  positionUnknown: 'Не вдалося дізнатися, де ви.',
  map: 'Карта наших офісів',
  twoFingers: 'Рухайте карту двома пальцями.',
  mapUnreachable: { text: 'Карта не завантажилася.', hint: 'Усі адреси є в\u00a0списку.' },
} as const

/** Accessible name of the link to a profile. */
export const profileLabel = (name: string, network: string) => `${name}: ${network}`

/** Accessible name of the link to the directions. */
export const directionsLabel = (name: string) => `${aboutTexts.directions}: ${name}`

/** "1,2 км", "468 км". */
export const formatDistance = (km: number) => `${formatNumber(km, km < 10 ? 1 : 0)}${NBSP}км`

/** "Найближчий офіс: Homiq Опера, 1,2 км." */
export const nearestOffice = (name: string, km: number) =>
  `Найближчий офіс: ${name}, ${formatDistance(km)}.`

/** Accessible name of the button that shows an office on the map. */
export const showOnMapLabel = (name: string) => `${aboutTexts.showOnMap}: ${name}`
