/** For the map in the form of a home; loaded with its frame. */
export const pinTexts = {
  map: 'Карта, на якій ставлять позначку',
  circle: 'Що бачать відвідувачі: житло десь у\u00a0цьому колі',
  unreachable: { text: 'Карта не завантажилася.', hint: 'Введіть координати вручну.' },
  hint: 'Перетягніть позначку на будинок або натисніть на нього на карті. З клавіатури\u00a0— стрілками (із Shift швидше). Щоб поставити точно, наблизьте карту.',
  withheld: 'Відвідувачі бачать лише коло, а не позначку.',
} as const

/** @param coordinates '' before the pin is placed */
export const formatPinName = (coordinates: string) =>
  coordinates === ''
    ? 'Позначку ще не поставлено: рухайте її стрілками або натисніть Enter, щоб поставити тут'
    : `Позначка, ${coordinates}: рухайте її стрілками`
