import type { TeamMember } from '#domain/site/contact/team-member.ts'

const PROFILES = [
  { id: 'olha', portrait: 'olha-tkachenko', service: 'x.com' },
  { id: 'maksym', portrait: 'maksym-rudenko', service: 'telegram.org' },
  { id: 'daryna', portrait: 'daryna-kovalchuk', service: 'www.instagram.com' },
  { id: 'bohdan', portrait: 'bohdan-melnyk', service: 'telegram.org' },
] as const

type Words = Readonly<
  Record<(typeof PROFILES)[number]['id'], Pick<TeamMember, 'name' | 'position'>>
>

export const createTeam = (words: Words): readonly TeamMember[] =>
  PROFILES.map(({ id, portrait, service }) => ({
    ava: `/pictures/portraits/${portrait}.svg`,
    socialNetwork: `https://${service}/`,
    ...words[id],
  }))
