import type { ScreenPath } from '#domain/site/links.ts'

/** For the header and the footer. */
export const shellTexts = {
  product: 'Homiq',
  skip: 'Skip to the content',
  navigation: 'Main',
  menu: 'Menu',
  favorites: 'Favorites',
  settings: 'Settings',
  signedOut: 'NA',
  darkMode: 'Dark mode',
  currency: 'Currency',
  tagline: 'Homes to buy and to rent, from people who keep their word.',
  service: 'Service',
  community: 'Community',
  follow: 'Follow us',
  location: 'Kyiv, Lviv, Dnipro - Ukraine',
  pictures: 'Pictures of homes are rendered for Homiq.',
} as const

/** Accessible name of the avatar. It ends with the text that the avatar shows. */
export const avatarLabel = (letter: string | null) =>
  letter === null ? `Sign in, ${shellTexts.signedOut}` : `Your account, ${letter}`

export interface PageLink {
  readonly to: ScreenPath
  readonly label: string
}

export const mainLinks: readonly PageLink[] = [
  { to: '/home', label: 'Home' },
  { to: '/property', label: 'Property' },
  { to: '/about', label: 'About us' },
  { to: '/contact', label: 'Contact' },
]

export const serviceLinks: readonly PageLink[] = [
  { to: '/about', label: 'About us' },
  { to: '/help', label: 'Help' },
  { to: '/terms', label: 'Terms & Conditions' },
  { to: '/privacy', label: 'Privacy & Policy' },
]

export const communityLinks: readonly PageLink[] = [
  { to: '/lifestyle', label: 'Lifestyle' },
  { to: '/legal', label: 'Legal notice' },
]

/** Start pages of the services (docs/product.md, "Footer"). */
export const socialLinks = [
  { href: 'https://telegram.org/', label: 'Telegram', icon: 'telegram' },
  { href: 'https://www.instagram.com/', label: 'Instagram', icon: 'instagram' },
  { href: 'https://x.com/', label: 'X', icon: 'x-network' },
] as const
