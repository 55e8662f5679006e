/** For `/404` and the error screen. */
export const errorPageTexts = {
  notFoundCode: '404',
  notFound: 'сторінку не знайдено',
  notFoundHint: 'За цією адресою нічого немає. Краще пошукайте житло:',
  backHome: 'На головну',
  missing: 'Сторінку не знайдено',
  missingHint: 'Можливо, її видалили або вона належить іншому обліковому запису.',
  failure: 'Щось пішло не так',
  failureHint:
    'Не вдалося завантажити сторінку. Спробуйте ще раз за мить. Усе, що ви зберегли, на місці.',
} as const
