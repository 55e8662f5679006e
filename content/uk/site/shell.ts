import type { PageLink } from '#domain/platform/page-link.ts'

/** For the frame of every page; the texts of the footer are in `footer.ts`. */
export const shellTexts = {
  product: 'Homiq',
  skip: 'До вмісту',
  navigation: 'Розділи сайту',
  menu: 'Меню',
  favorites: 'Обране',
  settings: 'Налаштування',
  signedOut: 'Вхід',
  darkMode: 'Темна тема',
  currency: 'Валюта',
  asListed: 'Як вказано',
} as const

/** Accessible name of the avatar. It ends with the text that the avatar shows. */
export const avatarLabel = (letter: string | null) =>
  letter === null ? shellTexts.signedOut : `Ваш обліковий запис, ${letter}`

export const mainLinks: readonly PageLink[] = [
  { to: '/home', label: 'Головна' },
  { to: '/property', label: 'Житло' },
  { to: '/about', label: 'Про нас' },
  { to: '/contact', label: 'Контакти' },
]

/** Stands apart from the main links on wide screens, and last in the menu. */
export const listHome: PageLink = { to: '/my/listings', label: 'Додати оголошення' }
