/** For what `/property` shows before the frame of its map is loaded. */
export const mapTexts = {
  view: 'Show as',
  list: 'List',
  map: 'Map',
  loading: 'Loading the map',
} as const
