/** An address that no home has. */
export const missingTexts = {
  heading: 'Not found matches',
  hint: 'It may be sold or rented, or the link has a typo.',
} as const

/** The address of a home that was offered here. */
export const endedTexts = {
  heading: 'This home is not offered any more',
  hint: 'It was sold, let or taken off. Homes like it stand below, if there are any.',
} as const
