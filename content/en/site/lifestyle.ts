export const lifestyleTexts = {
  title: 'Lifestyle',
  subtitle: 'Where lifestyle is more than just a home',
  description: 'Cities for families, for young professionals and for tranquility',
  tabs: 'Ways to live',
  loading: 'Loading cities',
  gallery: 'Photo Gallery',
} as const

/** Accessible name of the link that opens a picture in full screen. */
export const enlargeLabel = (caption: string) => `Enlarge: ${caption}`
