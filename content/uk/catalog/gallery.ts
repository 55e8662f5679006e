/** Texts of full-screen pictures; the keys of `labels` are those of the library. */
export const galleryTexts = {
  closeLabel: 'Закрити фото',
  labels: {
    Previous: 'Попереднє фото',
    Next: 'Наступне фото',
    'Zoom in': 'Збільшити',
    'Zoom out': 'Зменшити',
    Carousel: 'карусель',
    Slide: 'фото',
    'Photo gallery': 'Фото',
    '{index} of {total}': 'Фото {index} із {total}',
  },
  /** Accessible name of a small picture, which shows it large. */
  formatThumbnailLabel: (number: number) => `Показати фото ${number}`,
} as const
