export const lifestyleTexts = {
  title: 'Lifestyle',
  subtitle: 'Where lifestyle is more than just a home',
  description: 'Cities for families, for young professionals and for tranquility',
  tabs: 'Ways to live',
  loading: 'Looking around',
  gallery: 'Photo Gallery',
  close: 'Close the gallery',
  pictures: 'Pictures',
  previous: 'Previous picture',
  next: 'Next picture',
} as const

/** Accessible name of the link that opens a picture in the lightbox. */
export const enlargeLabel = (caption: string) => `Enlarge: ${caption}`

/** "2 / 6"; `position` counts from 1. */
export const formatPosition = (position: number, count: number) => `${position} / ${count}`
