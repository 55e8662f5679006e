/** Texts of the screen `/lifestyle`. */
export const lifestyleTexts = {
  title: 'Lifestyle',
  subtitle: 'Where lifestyle is more than just a home',
  description: 'Cities for families, for young professionals and for tranquility',
  tabs: 'Ways to live',
  loading: 'Looking around',
  gallery: 'Photo Gallery',
  close: 'Close the gallery',
  previous: 'Previous picture',
  next: 'Next picture',
} as const

/** Says what a press on a small picture does, before what it shows. */
export const enlargeLabel = (caption: string) => `Enlarge: ${caption}`

/** Where in the gallery one is; counted from 1. */
export const formatPosition = (position: number, count: number) => `${position} / ${count}`
