export const reviewTexts = {
  title: 'Reviews',
  description: 'What people who found a home with Homiq say about it',
  lead: 'What our clients say',
  leave: 'Leave a review',
  needsScript: 'Turn on JavaScript to leave a review.',
  show: 'Show my review',
  added: 'Thank you! Your review is at the end of the list.',
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
  picture: 'Photo (optional)',
  choosePicture: 'Choose a photo',
  noPicture: 'No file chosen',
  removePicture: 'Remove the photo',
  notAPicture: 'Choose an image file.',
  required: 'Required!',
  publish: 'Publish the review',
} as const

/** Accessible name of a star rating. */
export const starsLabel = (count: number) => `${count} out of 5 stars`
