/** For the map's frame on `/property`, loaded with the page. */
export const mapTexts = {
  view: 'Show as',
  list: 'List',
  map: 'Map',
  loading: 'Loading the map',
  waiting: 'To save your data, the map waits until you want it.',
  show: 'Show the map',
  unreachable: { text: "The map didn't load.", hint: 'Every home is in the list.' },
  tilesUnreachable: { text: "The map didn't load.", hint: 'Pins are still correct.' },
  retry: 'Try again',
} as const
