export const reviewTexts = {
  title: 'Reviews',
  description: 'What people who found a home with Homiq say about it',
  lead: 'What our clients say',
  leave: 'Leave a review',
  needsScript: 'Reviews are read as they are. Leaving one needs JavaScript.',
  added: 'Thank you! Your review is the last one on the page.',
} as const

export const reviewFormTexts = {
  heading: 'Your review',
  close: 'Close',
  name: 'Name',
  surname: 'Surname',
  stars: 'Stars',
  chooseStars: 'Choose a rating',
  review: 'Review',
  date: 'Date',
  picture: 'Picture (optional)',
  choosePicture: 'Choose a picture',
  noPicture: 'No file chosen',
  removePicture: 'Remove the picture',
  notAPicture: 'Only a picture can be chosen.',
  required: 'Required!',
  publish: 'Publish the review',
} as const

/** Accessible name of a star rating. */
export const starsLabel = (count: number) => `${count} out of 5 stars`
