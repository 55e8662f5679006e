/** For the page that shows the form's result without JavaScript. */
export const newsletterPageTexts = {
  title: 'Розсилка',
  accepted: 'Перевірте пошту й перейдіть за посиланням у листі, щоб підтвердити підписку.',
  tooMany: 'Із вашої мережі надійшло забагато підписок. Спробуйте за десять хвилин.',
  home: 'На головну',
} as const

/** For the pages that emailed links open: before the click, after it, and for an unknown token. */
export const confirmTexts = {
  title: 'Підтвердження підписки',
  question: 'Підтвердьте, що хочете отримувати розсилку Homiq на свою адресу.',
  submit: 'Підтвердити',
  doneHeading: 'Ви підписалися',
  done: 'Підписку підтверджено. Перший лист уже в\u00a0дорозі.',
  unknownHeading: 'Це посилання вже не діє',
  unknown: 'Воно неповне, або ви вже відписалися. Підписатися знову можна нижче.',
} as const

export const unsubscribeTexts = {
  title: 'Відписатися від розсилки',
  question: 'Ми припинимо надсилати розсилку й видалимо вашу адресу зі списку.',
  submit: 'Відписатися',
  doneHeading: 'Ви відписалися',
  done: 'Вашу адресу видалено. Розсилка більше не надходитиме.',
  unknownHeading: 'Посилання неповне',
  unknown: 'Відкрийте його з листа ще раз або скопіюйте повністю.',
} as const
