import type { TeamMember } from '#domain/site/contact/team-member.ts'

/**
 * docs/product/site.md, "About page". All invented (docs/product/operations.md, "Sample data"), so the profiles link to
 * the services' start pages.
 */
export const TEAM: readonly TeamMember[] = [
  {
    ava: '/pictures/portraits/olha-tkachenko.svg',
    name: 'Olha Tkachenko',
    position: 'CEO',
    socialNetwork: 'https://x.com/',
  },
  {
    ava: '/pictures/portraits/maksym-rudenko.svg',
    name: 'Maksym Rudenko',
    position: 'Agent',
    socialNetwork: 'https://telegram.org/',
  },
  {
    ava: '/pictures/portraits/daryna-kovalchuk.svg',
    name: 'Daryna Kovalchuk',
    position: 'Agent',
    socialNetwork: 'https://www.instagram.com/',
  },
  {
    ava: '/pictures/portraits/bohdan-melnyk.svg',
    name: 'Bohdan Melnyk',
    position: 'Support',
    socialNetwork: 'https://telegram.org/',
  },
]
