/** For the frames of maps, before the code of maps is loaded. */
export const mapFrameTexts = {
  loading: 'Завантажуємо карту',
  waiting: 'Карту не завантажено, щоб заощадити трафік.',
  show: 'Показати карту',
  unreachable: { text: 'Карта не завантажилася.', hint: 'Усі квартири є\u00a0у\u00a0списку.' },
  tilesUnreachable: {
    text: 'Карта не завантажилася.',
    hint: 'Позначки стоять на\u00a0своїх місцях.',
  },
  closeNotice: 'Закрити сповіщення',
  retry: 'Спробувати ще раз',
} as const
