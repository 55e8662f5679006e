/** For `/`; some are shared with the other account pages. */
export const identityTexts = {
  title: 'Вхід · Homiq',
  description: 'Увійдіть або зареєструйтеся на Homiq, щоб орендувати чи купити житло',
  heading: 'Вхід',
  lead: 'Ви тут уперше? Введіть електронну пошту й пароль, а тоді натисніть «Реєстрація».',
  userEmail: 'Електронна пошта',
  userPassword: 'Пароль',
  showPassword: 'Показати пароль',
  hidePassword: 'Приховати пароль',
  login: 'Увійти',
  register: 'Реєстрація',
  or: 'АБО',
  google: 'Увійти через Google',
  github: 'Увійти через GitHub',
  forgot: 'Забули пароль?',
  chooseNewPassword: 'Створити новий пароль',
  withoutAccount: 'Продовжити без облікового запису',
  needsScript: 'Для входу потрібен JavaScript. Переглядати оголошення можна й без нього.',
} as const

/** Validation messages (docs/product/people.md, "Login form"). */
export const credentialsMessages = {
  email: { required: 'Введіть електронну пошту', invalid: 'Перевірте адресу електронної пошти' },
  password: {
    required: 'Введіть пароль',
    short: 'Закороткий пароль: потрібно щонайменше 8\u00a0символів',
  },
} as const

/**
 * Shown under the buttons after a failure. The first one is followed by a link. `registration` does not
 * reveal that an email address has an account.
 */
export const signInProblems = {
  login: 'Перевірте електронну пошту й пароль. ',
  registration: 'Перевірте адресу електронної пошти або увійдіть, якщо вже маєте обліковий запис.',
  later:
    'Забагато спроб, сервер перевантажений або немає інтернету. Зачекайте трохи й спробуйте ще раз.',
} as const

/** docs/product/shell.md, "Notices and messages". */
export const loginNotices = { success: 'Ви увійшли!', failure: 'Не вдалося увійти' } as const
export const registrationNotices = {
  success: 'Реєстрацію завершено!',
  failure: 'Не вдалося зареєструватися',
} as const

/** The banner beside the card on wide screens (docs/product/people.md, "Sign-in screen"). */
export const welcomeTexts = {
  heading: 'Вітаємо на Homiq',
  lead: 'Купіть або орендуйте житло: від однокімнатної квартири до будинку для родини. Швидко, безпечно й без зайвих турбот.',
  legitimacy:
    'Щоб надсилати повідомлення чи додавати оголошення, потрібна реєстрація: так ми знаємо, що за кожним профілем стоїть людина. Увійдіть або зареєструйтеся, щоб почати.',
} as const

/** Why a call of the identity service failed, on any screen. */
export const identityProblems = {
  unreachable: 'Homiq не відповідає. Перевірте з’єднання й спробуйте ще раз.',
  tooMany: 'Забагато спроб. Зачекайте кілька хвилин і спробуйте ще раз.',
  wrongPassword: 'Це не пароль цього облікового запису.',
} as const
