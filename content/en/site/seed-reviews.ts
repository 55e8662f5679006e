import type { Review } from '#domain/site/review/review.ts'

/**
 * The reviews that ship with the product (docs/product/site.md, "Stored review"); the people are
 * invented (docs/product/operations.md, "Sample data").
 */
export const SEED_REVIEWS: readonly Review[] = [
  {
    id: 1,
    ava: '/pictures/portraits/larysa-honchar.svg',
    name: 'Larysa',
    surname: 'Honchar',
    stars: 'star-5',
    review:
      'We sold a two-room apartment from another city. Photographs, viewings, the notary: each evening one calm message told us what had happened and what came next.',
    date: 'July 11, 2025',
  },
  {
    id: 2,
    ava: null,
    name: 'Denys',
    surname: 'Koval',
    stars: 'star-5',
    review:
      'Three filters, five homes, one call. I signed on the fourth day, and the heating is as good as they said.',
    date: 'June 28, 2025',
  },
  {
    id: 3,
    ava: '/pictures/portraits/ihor-ilchenko.svg',
    name: 'Ihor',
    surname: 'Ilchenko',
    stars: 'star-4',
    review:
      'Clear prices and no surprises in the contract. I only wish there were more homes near the university; ours was worth the wait.',
    date: 'June 3, 2025',
  },
  {
    id: 4,
    ava: null,
    name: 'Halyna',
    surname: 'Petrenko',
    stars: 'star-4.5',
    review:
      'I am seventy-one and did all of it on my phone. When I did not understand a word, the agent came over and explained it at my table.',
    date: 'May 19, 2025',
  },
  {
    id: 5,
    ava: '/pictures/portraits/nazar-fedorenko.svg',
    name: 'Nazar',
    surname: 'Fedorenko',
    stars: 'star-3.5',
    review:
      'A good apartment and a fair owner. The first viewing was moved twice, which cost me two mornings off work.',
    date: 'April 30, 2025',
  },
  {
    id: 6,
    ava: null,
    name: 'Alina',
    surname: 'Zinchenko',
    stars: 'star-4',
    review:
      'We looked for a place that takes a large dog and a small child. It took a while. The dog likes the park, the child likes the elevator.',
    date: 'April 12, 2025',
  },
]
