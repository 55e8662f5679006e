import type { PageLink } from '#domain/platform/page-link.ts'

export const footerTexts = {
  tagline: 'Квартири на продаж і\u00a0в\u00a0оренду від людей, які тримають слово.',
  service: 'Сервіс',
  community: 'Спільнота',
  follow: 'Ми в\u00a0соцмережах',
  recentNotices: 'Останні сповіщення',
} as const

export const serviceLinks: readonly PageLink[] = [
  { to: '/about', label: 'Про нас' },
  { to: '/help', label: 'Допомога' },
  { to: '/terms', label: 'Умови користування' },
  { to: '/privacy', label: 'Політика конфіденційності' },
]

export const communityLinks: readonly PageLink[] = [
  { to: '/lifestyle', label: 'Стиль життя' },
  { to: '/legal', label: 'Правова інформація' },
]
