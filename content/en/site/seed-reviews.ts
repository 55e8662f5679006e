import { formatLongDate } from '#content/en/format/date.ts'
import { SEED_REVIEW_FACTS, type SeedReviewId } from '#content/seed-review-facts.ts'
import type { Review } from '#domain/site/review/review.ts'

const WORDS: Readonly<Record<SeedReviewId, Pick<Review, 'name' | 'surname' | 'review'>>> = {
  1: {
    name: 'Larysa',
    surname: 'Honchar',
    review:
      'We sold a two-room apartment from another city. Photographs, viewings, the notary: each evening one calm message told us what had happened and what came next.',
  },
  2: {
    name: 'Denys',
    surname: 'Koval',
    review:
      'Three filters, five homes, one call. I signed on the fourth day, and the heating is as good as they said.',
  },
  3: {
    name: 'Ihor',
    surname: 'Ilchenko',
    review:
      'Clear prices and no surprises in the contract. I only wish there were more homes near the university; ours was worth the wait.',
  },
  4: {
    name: 'Halyna',
    surname: 'Petrenko',
    review:
      'I am seventy-one and did all of it on my phone. When I did not understand a word, the agent came over and explained it at my table.',
  },
  5: {
    name: 'Nazar',
    surname: 'Fedorenko',
    review:
      'A good apartment and a fair owner. The first viewing was moved twice, which cost me two mornings off work.',
  },
  6: {
    name: 'Alina',
    surname: 'Zinchenko',
    review:
      'We looked for a place that takes a large dog and a small child. It took a while. The dog likes the park, the child likes the elevator.',
  },
}

/**
 * The reviews that ship with the product (docs/product/site.md, "Stored review"); the people are
 * invented (docs/product/operations.md, "Sample data").
 */
export const SEED_REVIEWS: readonly Review[] = SEED_REVIEW_FACTS.map(({ day, ...facts }) => ({
  ...facts,
  ...WORDS[facts.id],
  date: formatLongDate(day),
}))
