/** The bar on the page of an own home. Visitors load it, so it is apart from the texts of My homes. */
export const ownHomeTexts = {
  title: 'Your home',
  change: 'Edit',
  pause: 'Pause',
  stats: 'Statistics',
} as const

/** @param unread number of unread messages */
export const formatMessages = (unread: number): string =>
  unread === 0 ? 'Messages' : `Messages, ${unread} new`
