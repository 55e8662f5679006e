import type { PageLink } from '#domain/platform/page-link.ts'

export const settingsTexts = {
  title: 'Налаштування',
  lead: 'Електронна пошта й пароль, вигляд Homiq, браузери, в яких ви увійшли, та ваші дані.',
  loading: 'Завантажуємо ваш обліковий запис',
  needsScript: 'Для налаштувань потрібен JavaScript.',
  menu: 'Налаштування та інше',
  account: 'Обліковий запис',
  homes: 'Мої оголошення',
  homesHint: 'Оголошення, які ви додали на Homiq.',
  homesOpen: 'Відкрити мої оголошення',
  searches: 'Збережені пошуки',
  searchesHint: 'Про що ми вам повідомляємо і як часто.',
  searchesOpen: 'Відкрити мої пошуки',
  email: 'Електронна пошта',
  noEmail: 'Не вказано',
  confirmed: 'Підтверджено',
  unconfirmed: 'Ще не підтверджено',
  password: 'Пароль',
  passwordHint: 'Щоб змінити його, потрібен поточний пароль.',
  changePassword: 'Змінити пароль',
  appearance: 'Вигляд',
  darkMode: 'Темна тема',
  darkModeHint: 'Зберігається в цьому браузері.',
  session: 'Сеанс',
  logoutHere: 'Цей браузер',
  logout: 'Вийти',
  logoutHint: 'Ви вийдете лише в цьому браузері.',
  logoutFailed: 'Не вдалося вийти',
  everywhereLabel: 'Усі пристрої',
  everywhere: 'Вийти всюди',
  everywhereHint: 'Ви вийдете в усіх браузерах і на всіх телефонах.',
  noSession: 'Щоб вийти всюди, увійдіть ще раз.',
  everywhereFailed: 'Не вдалося вийти. Спробуйте ще раз за хвилину.',
  data: 'Мої дані',
  danger: 'Видалення облікового запису',
  dangerHint: 'Ваш обліковий запис зникне з Homiq назавжди.',
  delete: 'Видалити обліковий запис',
  deleted: 'Ваш обліковий запис видалено.',
  unreachable: 'Не вдалося завантажити обліковий запис. Перевірте з’єднання й спробуйте ще раз.',
  retry: 'Спробувати ще раз',
} as const

export const changePasswordTexts = {
  heading: 'Створіть новий пароль',
  lead: 'Сеанси в усіх інших браузерах буде завершено.',
  current: 'Поточний пароль',
  next: 'Новий пароль',
  refused: 'Цей пароль не підходить. Спробуйте довший, який важко вгадати.',
  failed: 'Пароль не змінено. Спробуйте ще раз за хвилину.',
  save: 'Зберегти пароль',
  cancel: 'Скасувати',
  close: 'Закрити',
  changed: 'Пароль змінено.',
} as const

export const dataTexts = {
  label: 'Копія ваших даних',
  hint: 'Усе, що Homiq зберігає про вас, одним файлом.',
  download: 'Завантажити мої дані (JSON)',
  noSession: 'Щоб завантажити дані, увійдіть ще раз.',
  tooMany: 'Забагато завантажень. Спробуйте за годину.',
  failed: 'Не вдалося завантажити ваші дані.',
} as const

/** For all reauthentication dialogs. */
export const reauthenticationTexts = {
  password: 'Ваш пароль',
  passwordRequired: 'Введіть пароль.',
  close: 'Закрити',
} as const

export const deleteAccountTexts = {
  heading: 'Видалити обліковий запис?',
  lead: 'Скасувати це не можна. Обране залишиться в цьому браузері.',
  google: 'Google ще раз попросить вас увійти, після цього обліковий запис буде видалено.',
  github: 'GitHub ще раз попросить вас увійти, після цього обліковий запис буде видалено.',
  failed: 'Нічого не видалено. Спробуйте ще раз за хвилину.',
  otherAccount: 'Це інший обліковий запис. Нічого не видалено.',
  confirm: 'Видалити назавжди',
  cancel: 'Залишити',
} as const

/** For the list of sign-ins in other browsers. A day ends with a dot of its own. */
export const signInTexts = {
  unknown: 'Невідомий браузер',
  times: (since: string, used: string) =>
    since === used ? `Вхід: ${since}` : `Вхід: ${since}, остання дія: ${used}`,
  end: 'Завершити',
  endNamed: (device: string) => `Завершити сеанс: ${device}`,
  ended: 'Сеанс завершено.',
} as const

export const endSignInTexts = {
  heading: 'Завершити сеанс у\u00a0тому браузері?',
  lead: 'Щоб увійти там знову, знадобиться ваш пароль.',
  google: 'Google ще раз попросить вас увійти, після цього сеанс буде завершено.',
  github: 'GitHub ще раз попросить вас увійти, після цього сеанс буде завершено.',
  failed: 'Сеанс не завершено. Спробуйте ще раз за хвилину.',
  otherAccount: 'Це інший обліковий запис. Нічого не змінено.',
  confirm: 'Завершити',
  cancel: 'Залишити',
} as const

/** docs/product/people.md, "Settings page". */
export const settingsLinks = [
  { to: '/home', label: 'Головна' },
  { to: '/privacy', label: 'Конфіденційність' },
  { to: '/help', label: 'Допомога' },
  { to: '/property', label: 'Житло' },
] as const satisfies readonly PageLink[]
