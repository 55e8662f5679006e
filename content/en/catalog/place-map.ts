/** Texts of the map on a listing's page, loaded with its frame. */
export const placeMapTexts = {
  map: "Map of this home's location",
  marker: 'This home',
  area: 'Map of the area around this home',
  circle: 'This home is inside this circle',
  unreachable: { text: "The map didn't load.", hint: 'The address is above.' },
  twoFingers: 'Use two fingers to move the map.',
} as const
