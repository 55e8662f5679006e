import type { TeamMember } from '#domain/site/contact/team-member.ts'

/** docs/product/site.md, "About page". All invented, as in English. */
export const TEAM: readonly TeamMember[] = [
  {
    ava: '/pictures/portraits/olha-tkachenko.svg',
    name: 'Ольга Ткаченко',
    position: 'Генеральна директорка',
    socialNetwork: 'https://x.com/',
  },
  {
    ava: '/pictures/portraits/maksym-rudenko.svg',
    name: 'Максим Руденко',
    position: 'Рієлтор',
    socialNetwork: 'https://telegram.org/',
  },
  {
    ava: '/pictures/portraits/daryna-kovalchuk.svg',
    name: 'Дарина Ковальчук',
    position: 'Рієлторка',
    socialNetwork: 'https://www.instagram.com/',
  },
  {
    ava: '/pictures/portraits/bohdan-melnyk.svg',
    name: 'Богдан Мельник',
    position: 'Підтримка',
    socialNetwork: 'https://telegram.org/',
  },
]
