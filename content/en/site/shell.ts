import type { PageLink } from '#domain/platform/page-link.ts'

/** For the frame of every page; the texts of the footer are in `footer.ts`. */
export const shellTexts = {
  product: 'Homiq',
  skip: 'Skip to content',
  navigation: 'Main',
  menu: 'Menu',
  favorites: 'Favorites',
  settings: 'Settings',
  signedOut: 'NA',
  darkMode: 'Dark mode',
  currency: 'Currency',
  asListed: 'As listed',
} as const

/** Accessible name of the avatar. It ends with the text that the avatar shows. */
export const avatarLabel = (letter: string | null) =>
  letter === null ? `Sign in, ${shellTexts.signedOut}` : `Your account, ${letter}`

export const mainLinks: readonly PageLink[] = [
  { to: '/home', label: 'Home' },
  { to: '/property', label: 'Property' },
  { to: '/about', label: 'About us' },
  { to: '/contact', label: 'Contact' },
]

/** Stands apart from the main links on wide screens, and last in the menu. */
export const listHome: PageLink = { to: '/my/listings', label: 'List your home' }
