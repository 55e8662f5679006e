/** The page that a mail about a home leads to. */
export const confirmHomeTexts = {
  title: 'Is it still available?',
  free: 'Still available',
  sold: 'It is sold',
  let: 'It is rented',
  doneHeading: 'Thank you',
  endedHeading: 'It is not shown any more',
  ended:
    'If it falls through, say here or under My homes that it is available, and it is back at its old address.',
  heldHeading: 'It is not shown now',
  held: 'It is paused, being changed or waiting. You find it under My homes.',
  unknownHeading: 'This link is no longer good',
  unknown:
    'It is too old or not whole, or the home was deleted. You find your homes under My homes.',
  mine: 'My homes',
} as const

/** @param days until the next mail */
export const formatDone = (end: string, days: number) =>
  `It was confirmed today and is shown until ${end}. We ask again in ${days} days.`
