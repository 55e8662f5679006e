export const navigationTexts = {
  loading: 'Завантажуємо сторінку.',
  slow: 'З’єднання повільне. Ще завантажуємо.',
  stay: 'Залишитися тут',
} as const
