/** Names of owners and seekers; any first name goes with any last one. */
export const DEMO_FIRST_NAMES: readonly string[] = (
  'Olha Taras Iryna Andrii Marta Bohdan Nataliia Oleh Sofiia Yurii Halyna Maksym Daryna ' +
  'Petro Larysa Roman Oksana Vasyl Yuliia Ihor'
).split(' ')

export const DEMO_LAST_NAMES: readonly string[] = (
  'Shevchuk Kovalenko Melnyk Bondarenko Tkachenko Kravchuk Polishchuk Savchenko Rudenko ' +
  'Lysenko Moroz Marchuk Hnatiuk Koval Zinchenko Pavlenko Vasylenko Oliinyk Fedorenko ' +
  'Klymenko Romaniuk Honchar Yurchenko'
).split(' ')

export const DEMO_ACCOUNTS = {
  owner: { email: 'owner@homiq.example', name: 'Olena Kravets' },
  seeker: { email: 'seeker@homiq.example', name: 'Nazar Levytskyi' },
  moderator: { email: 'moderator@homiq.example', name: 'Viktoriia Demchenko' },
} as const

/** The moderator of earlier decisions; the other moderator decides appeals against them. */
export const DEMO_COLLEAGUE = {
  email: 'colleague@homiq.example',
  name: 'Stepan Ivanchuk',
} as const
