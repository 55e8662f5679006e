/** For the frames of maps, before the code of maps is loaded. */
export const mapFrameTexts = {
  loading: 'Loading the map',
  waiting: 'To save data, the map loads only when you ask for it.',
  show: 'Show the map',
  unreachable: { text: "The map didn't load.", hint: 'Every home is in the list.' },
  tilesUnreachable: { text: "The map didn't load.", hint: 'Pins are still correct.' },
  closeNotice: 'Close the notice',
  retry: 'Try again',
} as const
