/** What the reviews of `content/en/site/seed-reviews.ts` are in every language. */
export const SEED_REVIEW_FACTS = [
  { id: 1, ava: '/pictures/portraits/larysa-honchar.svg', stars: 'star-5', day: '2025-07-11' },
  { id: 2, ava: null, stars: 'star-5', day: '2025-06-28' },
  { id: 3, ava: '/pictures/portraits/ihor-ilchenko.svg', stars: 'star-4', day: '2025-06-03' },
  { id: 4, ava: null, stars: 'star-4.5', day: '2025-05-19' },
  { id: 5, ava: '/pictures/portraits/nazar-fedorenko.svg', stars: 'star-3.5', day: '2025-04-30' },
  { id: 6, ava: null, stars: 'star-4', day: '2025-04-12' },
] as const

export type SeedReviewId = (typeof SEED_REVIEW_FACTS)[number]['id']
