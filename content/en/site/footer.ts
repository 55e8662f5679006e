import type { PageLink } from '#domain/platform/page-link.ts'

export const footerTexts = {
  tagline: 'Homes to buy and to rent, from people who keep their word.',
  service: 'Service',
  community: 'Community',
  follow: 'Follow us',
  recentNotices: 'Recent notices',
} as const

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
