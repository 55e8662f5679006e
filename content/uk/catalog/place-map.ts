/** Texts of the map on a listing's page, loaded with its frame. */
export const placeMapTexts = {
  map: 'Розташування квартири на карті',
  marker: 'Ця квартира',
  area: 'Місцевість довкола квартири на карті',
  circle: 'Квартира розташована в\u00a0межах цього кола',
  unreachable: { text: 'Карта не завантажилася.', hint: 'Адресу вказано вище.' },
  twoFingers: 'Рухайте карту двома пальцями.',
} as const
