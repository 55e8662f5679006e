import { NO_CONNECTION } from './no-connection.ts'

/** Shown without a connection, or with a slow one. */
export const offlineTexts = {
  broken: NO_CONNECTION,
  slow: 'З’єднання повільне.',
  retry: 'Спробувати ще раз',
  stillBroken: 'З’єднання досі немає.',
  pageStays: 'Немає з’єднання, а\u00a0ту сторінку не збережено в браузері. Ви залишилися на цій.',
  listStays: 'Немає з’єднання, тож список не змінився.',
  notKept: 'Немає з’єднання',
  /** Names the links of the page that is missing. */
  kept: 'Збережені сторінки',
  notKeptHint:
    'Цю сторінку не збережено в браузері. Обране та сторінки, які ви нещодавно відкривали, доступні й без інтернету.',
  privateHint:
    'Особисті сторінки не зберігаються в браузері, але введений на цій сторінці текст не зник.',
} as const

/** @param time as the visitor reads it: "14:05" */
export const formatAsOfText = (time: string): string => `Дані станом на ${time}.`

/** For forms that wait for a connection. */
export const waitingTexts = {
  slow: 'З’єднання повільне. Якщо воно обірветься, ми збережемо це тут і надішлемо пізніше.',
  stored: 'Немає з’єднання. Збережено тут, надішлемо пізніше.',
  heading: 'Збережено тут. Надішлемо, щойно з’явиться інтернет:',
  refused: '(не прийнято: виправте й\u00a0надішліть ще раз)',
  expired: '(минуло забагато часу: надішліть ще раз)',
  withdraw: 'Змінити',
  sent: 'Усе збережене надіслано.',
} as const
