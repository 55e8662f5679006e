/** For the popup in which a visitor signs in with Google or GitHub. */
export const popupTexts = {
  title: 'Вхід',
  closing: 'Це вікно можна закрити.',
} as const

/** For the account chooser that replaces a provider in development. */
export const demoTexts = {
  heading: 'Демонстраційний вхід.',
  people: 'Вигадані люди',
  address: 'Інша адреса',
  continue: 'Продовжити',
} as const

/** Prevents a mix-up with a real sign-in. */
export const demoWarning = (provider: string) =>
  `Лише для розробки. Справжній обліковий запис ${provider} не використовується.`
