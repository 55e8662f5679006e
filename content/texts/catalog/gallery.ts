/** Texts of the full-screen pictures; the keys of `labels` are those of the library. */
export const galleryTexts = {
  close: 'Close the pictures',
  labels: {
    Previous: 'Previous picture',
    Next: 'Next picture',
    'Zoom in': 'Zoom in',
    'Zoom out': 'Zoom out',
    Carousel: 'carousel',
    Slide: 'picture',
    'Photo gallery': 'Pictures',
    '{index} of {total}': 'Picture {index} of {total}',
  },
} as const

/** Accessible name of a small picture, which shows it large. */
export const thumbnailLabel = (number: number) => `Show picture ${number}`
