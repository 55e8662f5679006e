import { formatNumber } from '#domain/platform/text/format-number.ts'
import type { Advantage } from '#domain/site/advantage.ts'

export const homeTexts = {
  title: 'Homiq',
  description: 'Homes to buy and to rent in Ukrainian cities',
  hero: "Let's hunt for your dream residence",
  lead: 'Apartments in Kyiv, Lviv, Dnipro and five more cities, shown room by room.',
  advantages: 'Why people look for a home here',
  about: 'A calmer way to your own front door',
  aboutLead:
    'Homiq began with a simple wish: to see every room before the viewing, know the price, and talk to someone who knows the building. Families, students and newcomers have found their homes this way.',
  testimonials: 'They found what they were looking for',
  testimonialsLead: 'Three stories from people who moved in or found tenants.',
  learnMore: 'Learn More',
  /** For people who hear a link out of context. */
  learnMoreAbout: 'about Homiq',
  learnMoreReviews: 'in the reviews',
  newest: 'New homes',
  types: { sale: 'For sale', rent: 'For rent, per month' },
  cities: 'Homes by city',
  start: 'Ready to start looking?',
  startBuying: 'Homes to buy',
  startRenting: 'Homes to rent',
  ownHome:
    'Have a home to sell or rent out? Listing it is free, and your phone number stays private unless you choose to show it.',
  listHome: 'List your home',
  toTop: 'Back to the top',
} as const

/** "1,234 for sale". */
export const citySearchLabel = (total: number, type: 'sale' | 'rent') =>
  `${formatNumber(total)} for ${type}`

/** "Half of the homes for sale cost $152 k or less". */
export const formatMedianPrice = (price: string) =>
  `Half of the homes for sale cost ${price} or less`

/** docs/product/site.md, "Home page". */
export const advantages: readonly Advantage[] = [
  {
    icon: 'comfortable',
    name: 'Comfortable',
    text: 'Every room in pictures, every fact in its place. Take the first look from your sofa.',
  },
  {
    icon: 'secure',
    name: 'Extra security',
    text: 'All users must register to validate their legitimacy, so there is a person behind every listing.',
  },
  {
    icon: 'luxury',
    name: 'Luxury',
    text: 'Parquet, tall windows, quiet elevators: some of our homes make you stop and look.',
  },
  {
    icon: 'price',
    name: 'Best price',
    text: 'You see the asking price and, if a home is for sale, the price per square meter.',
  },
  {
    icon: 'location',
    name: 'Strategic location',
    text: 'Near the metro, a park or a good school, in the city where you live and work.',
  },
  {
    icon: 'efficient',
    name: 'Efficient',
    text: 'Narrow the list, open a home, write. Nothing stands between you and an answer.',
  },
]

/** docs/product/site.md, "Home page". */
export const claims = [
  { value: '4.8', label: 'rating' },
  { value: '500+', label: 'reviews' },
  { value: '250+', label: 'property sales' },
  { value: '550+', label: 'apartment rents' },
] as const
