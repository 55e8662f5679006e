/** For the choice between the list and the map. */
export const mapTexts = {
  view: 'Вигляд',
  list: 'Список',
  map: 'Карта',
} as const
