import { formatNumber } from '#domain/platform/text/format-number.ts'

/** The typo in the map's heading is intended (docs/product/site.md, "About page"). */
export const aboutTexts = {
  title: 'About us',
  description: 'Who we are, what we do, and where to find us in Kyiv, Lviv, Dnipro and Odesa',
  lead: 'Homiq began with one rule: show every home as it is, and let the people behind it do the talking.',
  story:
    'Moderators check what owners list and catch pictures and texts taken from other homes. Owners can prove that they have been inside with a photo of a code on paper, and their page then says so.',
  call: 'Contact our team',
  principles: [
    { heading: 'Mission', text: 'Make real estate easy, honest and personal' },
    { heading: 'Vision', text: 'A world where every person finds the perfect home' },
    { heading: 'Values', text: 'Trust | Innovation | Care' },
  ],
  team: 'Meet our team',
  teamLead: 'A small team on purpose: you talk to the same person from the first call to the keys.',
  services: 'What we do',
  serviceList: [
    {
      heading: 'Property Selection',
      text: 'Tell us how you live, and we will come back with a handful of homes that fit.',
      picture: '/pictures/apartments/14-exterior-960x640.jpg',
    },
    {
      heading: 'Consultation',
      text: 'Paperwork, prices and neighborhoods, explained in person before you sign anything.',
      picture: '/pictures/heroes/sale-1200x800.jpg',
    },
    {
      heading: 'Renovations',
      text: 'From a fresh coat of paint to a new floor plan, with one crew and one estimate.',
      picture: '/pictures/apartments/15-kitchen-1440x960.jpg',
    },
  ],
  offices: 'You cand find us here!',
  officesLead: 'Ten offices in four cities. No appointment needed.',
  showOnMap: 'Show on the map',
  onMap: 'Map',
  directions: 'Directions',
  nearest: 'Nearest to me',
  byCity: 'Show by city',
  positionUnknown: "Your browser didn't share your location.",
  map: 'Map of our offices',
  twoFingers: 'Use two fingers to move the map.',
  mapUnreachable: { text: "The map didn't load.", hint: 'Every address is in the list.' },
} as const

/** Accessible name of the link to a profile. */
export const profileLabel = (name: string, network: string) => `${name} on ${network}`

/** Accessible name of the link to the directions. */
export const directionsLabel = (name: string) => `${aboutTexts.directions}: ${name}`

/** "1.2 km", "468 km". */
export const formatDistance = (km: number) => `${formatNumber(km, km < 10 ? 1 : 0)} km`

/** "Nearest: Homiq Opera, 1.2 km." */
export const nearestOffice = (name: string, km: number) =>
  `Nearest: ${name}, ${formatDistance(km)}.`

/** Accessible name of the button that shows an office on the map. */
export const showOnMapLabel = (name: string) => `${aboutTexts.showOnMap}: ${name}`
