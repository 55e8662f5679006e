/** For the choice between the list and the map. */
export const mapTexts = {
  view: 'Show as',
  list: 'List',
  map: 'Map',
} as const
