/** Texts of the map on a listing's page, loaded with its frame. */
export const placeMapTexts = {
  map: 'Map of where this home is',
  marker: 'This home',
  area: 'Map of the area that this home is in',
  circle: 'This home is somewhere in this circle',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  unreachable: { text: "The map didn't load.", hint: 'The address is above.' },
  twoFingers: 'Use two fingers to move the map.',
} as const
