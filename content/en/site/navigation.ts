export const navigationTexts = {
  loading: 'Loading the next page.',
  slow: 'The connection is slow. Still loading.',
  stay: 'Stay here',
} as const
