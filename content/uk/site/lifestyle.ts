export const lifestyleTexts = {
  title: 'Стиль життя',
  subtitle: 'Коли дім\u00a0— це не лише стіни, а\u00a0й стиль життя',
  description: 'Міста для родин, для молодих фахівців і\u00a0для тих, хто шукає спокою',
  tabs: 'Стилі життя',
  loading: 'Завантажуємо міста',
  gallery: 'Фотогалерея',
} as const

/** Accessible name of the link that opens a picture in full screen. */
export const enlargeLabel = (caption: string) => `Збільшити: ${caption}`
