/** Texts of full-screen pictures; the keys of `labels` are those of the library. */
export const galleryTexts = {
  closeLabel: 'Close the pictures',
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
  /** Accessible name of a small picture, which shows it large. */
  formatThumbnailLabel: (number: number) => `Show picture ${number}`,
} as const
