/** What moderators say most often: a short name, and the sentences that the owner reads. */
export interface ReadyReason {
  readonly name: string
  readonly text: string
}

export const readyReasonsLabel = 'Готові пояснення'

export const readyReasons = {
  home: [
    {
      name: 'Чужі фото',
      text: 'На деяких фото інше житло. Залиште лише ті, на яких це.',
    },
    {
      name: 'Чужий текст',
      text: 'Опис такий самий, як в іншому оголошенні. Опишіть це житло своїми словами.',
    },
    {
      name: 'Ціна',
      text: 'Ціна дуже відрізняється від схожих оголошень. Перевірте суму й валюту.',
    },
    {
      name: 'Телефон чи посилання',
      text: 'У тексті є номер телефону або посилання. Приберіть їх: люди пишуть вам тут, а для номера є окреме поле.',
    },
    { name: 'Адреса', text: 'Адреса й позначка на карті не збігаються. Перевірте обидві.' },
    {
      name: 'Немає фото',
      text: 'Це житло не показано на жодному фото. Додайте фото кімнат.',
    },
  ],
  check: [
    { name: 'Нечіткий код', text: 'Код не вдається прочитати. Надішліть чіткіше фото.' },
    { name: 'Не той код', text: 'На фото не той код, який ви отримали.' },
    {
      name: 'Немає вікна',
      text: 'На фото не видно вікна цього житла. Піднесіть аркуш із кодом до вікна.',
    },
  ],
} as const satisfies Record<string, readonly ReadyReason[]>
