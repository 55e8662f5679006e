import type { ReadyReasons } from '#domain/moderation/ready-reasons.ts'

export const readyReasonsLabel = 'Готові пояснення'

/** Short names, for buttons. */
export const readyReasonNames = {
  home: {
    pictures: 'Чужі фото',
    text: 'Чужий текст',
    price: 'Ціна',
    contact: 'Телефон чи посилання',
    place: 'Адреса',
    noPictures: 'Немає фото',
  },
  check: {
    unreadable: 'Нечіткий код',
    wrongCode: 'Не той код',
    noWindow: 'Немає вікна',
  },
} as const satisfies ReadyReasons

/** The sentences that the owner reads. */
export const readyReasonTexts = {
  home: {
    pictures: 'На деяких фото інше житло. Залиште лише ті, на яких саме це житло.',
    text: 'Опис такий самий, як в іншому оголошенні. Опишіть це житло своїми словами.',
    price: 'Ціна дуже відрізняється від цін у схожих оголошеннях. Перевірте суму й валюту.',
    contact:
      'У тексті є номер телефону або посилання. Приберіть їх: люди пишуть вам тут, а для номера є окреме поле.',
    place: 'Адреса й позначка на карті не збігаються. Перевірте обидві.',
    noPictures: 'Це житло не показано на жодному фото. Додайте фото кімнат.',
  },
  check: {
    unreadable: 'Код не вдається прочитати. Надішліть чіткіше фото.',
    wrongCode: 'На фото не той код, який ви отримали.',
    noWindow: 'На фото не видно вікна цього житла. Піднесіть аркуш із кодом до вікна.',
  },
} as const satisfies ReadyReasons
