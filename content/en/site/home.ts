import { formatNumber } from '#domain/platform/text/format-number.ts'

export const homeTexts = {
  title: 'Homiq',
  description: 'Homes to buy and to rent in Ukrainian cities',
  hero: "Let's hunt for your dream residence",
  lead: 'Apartments in Kyiv, Lviv, Dnipro and five more cities, shown room by room.',
  advantages: 'Why people look for a home here',
  about: 'A quiet way to a front door of your own',
  aboutLead:
    'Homiq began with a plain wish: to see every room before the visit, to know the price, and to talk to somebody who knows the house. Families, students and newcomers have found their keys this way.',
  testimonials: 'They turned the key already',
  testimonialsLead: 'Three stories of people who looked, called and moved in.',
  learnMore: 'Learn More',
  /** For people who hear a link out of context. */
  learnMoreAbout: 'about Homiq',
  learnMoreReviews: 'in the reviews',
  newest: 'New homes',
  types: { sale: 'For sale', rent: 'For rent, per month' },
  cities: 'Homes by city',
  start: 'Ready to look?',
  startBuying: 'Homes to buy',
  startRenting: 'Homes to rent',
  ownHome: 'Have a home to sell or to rent out? It is free, and your phone number stays with you.',
  listHome: 'List your home',
  toTop: 'Back to the top',
} as const

/** "1,234 for sale". */
export const citySearchLabel = (total: number, type: 'sale' | 'rent') =>
  `${formatNumber(total)} for ${type}`

/** "Half of those for sale cost $152 k or less". */
export const formatMedianPrice = (price: string) => `Half of those for sale cost ${price} or less`

export type AdvantageIcon = 'comfortable' | 'secure' | 'luxury' | 'price' | 'location' | 'efficient'

export interface Advantage {
  readonly icon: AdvantageIcon
  readonly name: string
  readonly text: string
}

/** docs/product/site.md, "Home page". */
export const advantages: readonly Advantage[] = [
  {
    icon: 'comfortable',
    name: 'Comfortable',
    text: 'Every room in pictures, every fact in its place. The first visit happens on your sofa.',
  },
  {
    icon: 'secure',
    name: 'Extra security',
    text: 'All users must register to validate their legitimacy, so a person stands behind every ad.',
  },
  {
    icon: 'luxury',
    name: 'Luxury',
    text: 'Parquet, tall windows, quiet elevators: some of our homes make you stop and look.',
  },
  {
    icon: 'price',
    name: 'Best price',
    text: "You see the owner's asking price, and what a square meter costs where a home is on sale.",
  },
  {
    icon: 'location',
    name: 'Strategic location',
    text: 'Near the metro, a park or a good school, in the cities where your life takes place.',
  },
  {
    icon: 'efficient',
    name: 'Efficient',
    text: 'Narrow the list, open a home, write. Nothing stands between you and the answer.',
  },
]

/** docs/product/site.md, "Home page". */
export const claims = [
  { value: '4.8', label: 'rating' },
  { value: '500+', label: 'reviews' },
  { value: '250+', label: 'property sales' },
  { value: '550+', label: 'apartment rents' },
] as const
