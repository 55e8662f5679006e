import { formatNumber } from '#content/uk/format/number.ts'

export const reviewTexts = {
  title: 'Відгуки',
  description: 'Що кажуть люди, які знайшли житло на\u00a0Homiq',
  lead: 'Що кажуть наші клієнти',
  leave: 'Залишити відгук',
  needsScript: 'Увімкніть JavaScript, щоб залишити відгук.',
  show: 'Показати мій відгук',
  added: 'Дякуємо! Ваш відгук\u00a0— наприкінці списку.',
} as const

export const reviewFormTexts = {
  heading: 'Ваш відгук',
  close: 'Закрити',
  name: 'Ім’я',
  surname: 'Прізвище',
  stars: 'Оцінка',
  chooseStars: 'Виберіть оцінку',
  review: 'Відгук',
  date: 'Дата',
  picture: 'Фото (необов’язково)',
  choosePicture: 'Вибрати фото',
  noPicture: 'Фото не вибрано',
  removePicture: 'Видалити фото',
  notAPicture: 'Це не фото. Виберіть інший файл.',
  required: 'Заповніть це поле',
  publish: 'Додати відгук',
} as const

/** Accessible name of a star rating: "4,5 із 5 зірок". */
export const starsLabel = (count: number) => `${formatNumber(count)} із 5\u00a0зірок`
