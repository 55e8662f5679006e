import { factNames, placeNames } from '#content/en/catalog/facts.ts'
import type { FactName } from '#domain/catalog/listing/facts.ts'
import type { OfferField, OfferStep } from '#domain/homes/offer/content.ts'
import { formatCount } from '#domain/platform/text/format-number.ts'

export const stepNames: Readonly<Record<OfferStep | 'preview', string>> = {
  place: 'Type and location',
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
  descriptionEn: 'Description in English',
  descriptionUk: 'Description in Ukrainian',
}

/** All other fields are required, or needed only sometimes, as their hints say. */
const OPTIONAL: readonly OfferField[] = [
  'street',
  'building',
  'district',
  'metro',
  'complex',
  'description',
  'descriptionEn',
  'descriptionUk',
  ...(Object.keys(factNames) as FactName[]),
]

/** The label of a field in the form. */
export const formatFieldLabel = (field: OfferField): string =>
  OPTIONAL.includes(field) ? `${fieldNames[field]} (optional)` : fieldNames[field]

export const fieldHints: Readonly<Partial<Record<OfferField, string>>> = {
  commission: 'In the currency of the price. Enter 0 for none.',
  deposit: 'Months of rent, such as 1, or an amount. Enter 0 for none.',
  inverter: 'Enter 0 if there is none.',
  shelter: 'Enter 0 if it is in the building.',
  climb: 'Enter 0 if there are none.',
  point:
    'Latitude and longitude, as copied from a map: 50.4501, 30.5234. Needed only if Homiq does not know the city.',
  description:
    'What a visitor would ask about: light, noise, furniture, transport, terms. No phone numbers or links, please.',
}

/** Opens the field for the description in another language. */
export const addTranslation = { en: 'Add it in English', uk: 'Add it in Ukrainian' } as const

/** The period of a price. */
export const priceHints = {
  sale: 'For the whole home.',
  rent: 'Per month.',
  unknown: 'For the whole home, or per month if for rent.',
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
    after: changes.length === 0 ? 'in a different order' : [after, ...changes].join(', '),
  }
}

export const exactnessNames = { withheld: 'The street and a circle of 500\u00a0m' } as const
export const exactPlace = 'The exact location'
export const typeNames = { sale: 'For sale', rent: 'For rent' } as const
export const currencyNames = { USD: 'US dollars', UAH: 'Hryvnias', EUR: 'Euros' } as const

export const stepTexts = {
  title: 'List your home',
  changeTitle: 'Edit your listing',
  steps: 'Steps',
  finished: 'finished',
  rejected: 'Why a moderator did not approve it:',
  lead: 'You can leave blank what you do not know. Nothing is shown until you send it for review.',
  choose: 'Choose',
  unstated: 'Not stated',
  next: 'Save and continue',
  saving: 'Saving…',
  back: 'Back',
  all: 'My homes',
  conflict:
    'This home was changed in another tab or on another device. What you typed is still here: save again to keep it, or reload the step to see the other version.',
  noRevision:
    'This page did not say which version of the home it changes. What you typed is still here: save again, or reload the step.',
  notNow:
    'This home is no longer a draft, so it cannot be edited here. See its status under My homes.',
  rejectedNow:
    'A moderator did not approve this home. Choose Edit to fix it, then send it for review again.',
  tooFast: 'You have reached the hourly limit. Try again later; what you typed is still here.',
} as const

/** For texts with a phone number, an email address or a link. */
export const contactDataWarning =
  'Your text seems to contain a phone number, an email address or a link. Visitors can write to you on Homiq without it, and a moderator may not approve it, so it is better to leave it out.'

export const previewTexts = {
  noPin:
    'This home has no pin yet, so its page will have no map and will say that only the city is known.',
  placePin: 'Place the pin',
  lead: 'This is the page visitors will see.',
  missing: 'Not complete yet',
  missingLead: 'Fill these in before you send it for review:',
  submit: 'Send for review',
  before:
    'A moderator reviews it before it is shown. You will find the answer under My homes, and in your email if your address is confirmed.',
  beforeChange:
    'Until a moderator approves your edits, visitors see the home as it is now. You will find the answer under My homes, and in your email if your address is confirmed.',
  atOnce: 'Visitors see it as soon as you send it; a moderator reviews it afterwards.',
} as const

/** Added to what happens after a home is sent for review. */
export const formatUsualWait = (hours: number): string => {
  if (hours === 1) return 'It usually takes less than an hour.'
  if (hours < 24) return `It usually takes less than ${hours} hours.`
  return hours === 24
    ? 'It usually takes less than a day.'
    : `It usually takes less than ${hours / 24} days.`
}
