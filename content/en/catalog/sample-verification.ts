/** What the badge of sample homes opens to say: it is invented, like their people. */
export const sampleVerificationTexts = {
  what: 'Sample data: nobody was checked',
  by: 'Homiq, for its sample homes',
} as const
