/** Shown by feed readers and in link previews. */
export const feedTexts = {
  site: 'Homiq',
  feed: {
    any: 'Homes for sale and for rent',
    types: { sale: 'Homes for sale', rent: 'Homes for rent' },
    subtitle: 'Newest first',
  },
} as const
