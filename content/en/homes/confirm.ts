/** The page that a mail about a home leads to. */
export const confirmHomeTexts = {
  title: 'Is it still available?',
  free: 'Still available',
  sold: 'Already sold',
  let: 'Already rented',
  doneHeading: 'Thank you',
  endedHeading: 'This home is no longer shown',
  ended:
    'If it is available again, say so here or under My homes, and it goes back online at the same address.',
  heldHeading: 'This home is not shown right now',
  held: 'It is paused, being edited or waiting for review. You can find it under My homes.',
  unknownHeading: 'This link no longer works',
  unknown: 'It is too old or incomplete, or the home was deleted. Your homes are under My homes.',
  mine: 'My homes',
} as const

/** @param days until the next mail */
export const formatDone = (end: string, days: number) =>
  `Confirmed today, and shown until ${end}. We will ask again in ${days} days.`
