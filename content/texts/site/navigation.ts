export const navigationTexts = {
  loading: 'Loading the next page.',
  slow: 'The connection is slow. Still loading.',
} as const
