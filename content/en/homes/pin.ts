/** For the map in the form of a home; loaded with its frame. */
export const pinTexts = {
  map: 'Map to place the pin on',
  circle: 'What visitors see: the home is somewhere in this circle',
  unreachable: { text: "The map didn't load.", hint: 'Type the coordinates instead.' },
  hint: 'Drag the pin to the home, or click or tap its place on the map. On a keyboard, use the arrow keys (faster with Shift). Zoom in to place it exactly.',
  withheld: 'Visitors see only the circle, never the pin.',
} as const

/** @param coordinates '' before the pin is placed */
export const formatPinName = (coordinates: string) =>
  coordinates === ''
    ? 'Pin, not placed yet: move it with the arrow keys, or press Enter to place it here'
    : `Pin at ${coordinates}: move it with the arrow keys`
