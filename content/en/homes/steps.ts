import { factNames, placeNames } from '#content/en/catalog/facts.ts'
import type { FactName } from '#domain/catalog/listing/facts.ts'
import type { OfferField, OfferStep } from '#domain/homes/offer/content.ts'
import { formatCount } from '#domain/platform/text/format-number.ts'

export const stepNames: Readonly<Record<OfferStep | 'preview', string>> = {
  place: 'What and where',
  facts: 'Facts',
  price: 'Price',
  pictures: 'Pictures',
  words: 'Description',
  preview: 'Preview',
}

export const fieldNames: Readonly<Record<OfferField, string>> = {
  type: 'For sale or for rent',
  city: 'City',
  street: 'Street',
  building: 'Building',
  district: 'District',
  ...placeNames,
  point: 'Coordinates',
  exactness: 'What visitors see on the map',
  rooms: 'Rooms (a studio is 1)',
  area: 'Area, m²',
  ...factNames,
  amount: 'Price',
  currency: 'Currency',
  description: 'Description',
}

/** All other fields are required, or needed only sometimes, as their hints say. */
const OPTIONAL: readonly OfferField[] = [
  'street',
  'building',
  'district',
  'metro',
  'complex',
  'description',
  ...(Object.keys(factNames) as FactName[]),
]

/** The label of a field in the form. */
export const formatFieldLabel = (field: OfferField): string =>
  OPTIONAL.includes(field) ? `${fieldNames[field]} (optional)` : fieldNames[field]

export const fieldHints: Readonly<Partial<Record<OfferField, string>>> = {
  point:
    'Latitude and longitude, as a map copies them: 50.4501, 30.5234. Needed only where Homiq does not know the city.',
  description:
    'What a visitor would ask: light, noise, furniture, transport, terms. No phone numbers and no links, please.',
}

export const amountHint = 'In the currency of the price; 0 is none.'

/** The period of a price. */
export const priceHints = {
  sale: 'For the whole home.',
  rent: 'For a month.',
  unknown: 'For the whole home; of a rental, for a month.',
} as const

/** "2 pictures" and "3 pictures, 1 new"; nothing new or removed means that their order differs. */
export function pictureChange(
  before: number,
  { added, removed }: { readonly added: number; readonly removed: number },
) {
  const changes = [added > 0 && `${added} new`, removed > 0 && `${removed} removed`].filter(Boolean)
  const after = formatCount(before + added - removed, 'picture')
  return {
    before: formatCount(before, 'picture'),
    after: changes.length === 0 ? 'in another order' : [after, ...changes].join(', '),
  }
}

export const exactnessNames = { withheld: 'The street and a circle of 500\u00a0m' } as const
export const exactPlace = 'The exact place'
export const typeNames = { sale: 'For sale', rent: 'For rent' } as const
export const currencyNames = { USD: 'US dollars', UAH: 'Hryvnias', EUR: 'Euros' } as const

export const stepTexts = {
  title: 'List your home',
  changeTitle: 'Change your home',
  steps: 'Steps',
  finished: 'finished',
  rejected: 'A moderator did not approve it before:',
  lead: 'What you do not know can stay empty. Nothing is shown before you send it for review.',
  choose: 'Choose',
  unstated: 'Not stated',
  next: 'Save and continue',
  saving: 'Saving…',
  back: 'Back',
  all: 'My homes',
  conflict:
    'This home was changed in another tab or device meanwhile. What you typed is still in the fields: save again to keep yours, or open the step anew to see the other.',
  noRevision:
    'This page did not say which version of the home it changes. What you typed is still in the fields: save again, or open the step anew.',
  notNow:
    'This home is no draft any more, so it cannot be changed here. See what became of it under My homes.',
  rejectedNow:
    'A moderator did not approve this home, and it is not open for changes yet. Press Change, mend it and send it for review again.',
  tooFast: 'That was a lot in an hour. Wait a little; what you typed is still in the fields.',
} as const

/** For texts with a phone number, an email address or a link. */
export const contactDataWarning =
  'What you wrote seems to hold a phone number, an email address or a link. Visitors can write to you on Homiq without it, and a moderator may not approve it: better leave it out.'

export const previewTexts = {
  noPin: 'It has no pin yet, so its page has no map and says that only the city is known.',
  placePin: 'Place the pin',
  lead: 'This is the page that visitors will see.',
  missing: 'Not yet complete',
  missingLead: 'These are left before it can be reviewed:',
  submit: 'Send for review',
  before:
    'A moderator looks at it before it is shown. You read the answer under My homes, and by email if your address is confirmed.',
  beforeChange:
    'Until a moderator has looked at the change, visitors see the home as it is now. You read the answer under My homes, and by email if your address is confirmed.',
  atOnce: 'Visitors see it as soon as you send it; a moderator looks at it afterwards.',
} as const

/** Added to what happens after a home is sent for review. */
export const formatUsualWait = (hours: number): string => {
  if (hours === 1) return 'It usually takes less than an hour.'
  if (hours < 24) return `It usually takes less than ${hours} hours.`
  return hours === 24
    ? 'It usually takes less than a day.'
    : `It usually takes less than ${hours / 24} days.`
}
