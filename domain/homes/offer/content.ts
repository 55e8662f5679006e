import { ESTATE_TYPES } from '#domain/catalog/listing/estate-type.ts'
import {
  FACT_NAMES,
  FACTS,
  type FactName,
  isListedFact,
  type ListedFact,
} from '#domain/catalog/listing/facts.ts'
import { CURRENCIES } from '#domain/catalog/price/currency.ts'
import type { Language } from '#domain/platform/language.ts'

/** The text fields of each step. Values are stored as typed; '' means unknown. */
export const STEP_FIELDS = {
  place: [
    'type',
    'city',
    'street',
    'building',
    'district',
    'metro',
    'complex',
    'point',
    'exactness',
  ],
  facts: ['rooms', 'area', ...FACT_NAMES],
  price: ['amount', 'currency'],
  words: ['description', 'descriptionEn', 'descriptionUk'],
} as const

export type TextStep = keyof typeof STEP_FIELDS
export type OfferField = (typeof STEP_FIELDS)[TextStep][number]

/** The description in each language; each is optional, and so is the main one. */
export const TRANSLATION_FIELDS = {
  en: 'descriptionEn',
  uk: 'descriptionUk',
} as const satisfies Readonly<Record<Language, string>>

const DESCRIPTIONS: readonly OfferField[] = ['description', ...Object.values(TRANSLATION_FIELDS)]
/** Whether a field may have several lines, in any script. */
export const isDescription = (field: OfferField): boolean => DESCRIPTIONS.includes(field)

/** In the order of the form. */
export const OFFER_STEPS = ['place', 'facts', 'price', 'pictures', 'words'] as const
export type OfferStep = (typeof OFFER_STEPS)[number]

export const TEXT_STEPS = Object.keys(STEP_FIELDS) as TextStep[]
export const OFFER_FIELDS: readonly OfferField[] = Object.values(STEP_FIELDS).flat()

/** Fields without which a home cannot be handed in. */
export const REQUIRED_FIELDS = [
  'type',
  'city',
  'rooms',
  'area',
  'amount',
  'currency',
] as const satisfies readonly OfferField[]

export type OfferContent = Readonly<Record<OfferField, string>>

const FACT_LENGTHS = Object.fromEntries(FACT_NAMES.map((fact) => [fact, 30])) as Record<
  FactName,
  number
>

/** In characters. */
export const MAX_LENGTHS: Readonly<Record<OfferField, number>> = {
  type: 4,
  city: 100,
  street: 150,
  building: 20,
  district: 100,
  metro: 100,
  complex: 100,
  point: 60,
  exactness: 10,
  rooms: 10,
  area: 20,
  ...FACT_LENGTHS,
  amount: 30,
  currency: 3,
  description: 5_000,
  descriptionEn: 5_000,
  descriptionUk: 5_000,
}

type FactChoices = {
  readonly [Fact in ListedFact]: (typeof FACTS)[Fact]['values']
}

const FACT_CHOICES = Object.fromEntries(
  FACT_NAMES.filter(isListedFact).map((fact) => [fact, FACTS[fact].values]),
) as FactChoices

/** The possible values of choice fields. */
export const CHOICES = {
  type: ESTATE_TYPES,
  /** Whether visitors see the exact place; '' is yes. */
  exactness: ['withheld'],
  ...FACT_CHOICES,
  currency: CURRENCIES,
} as const satisfies Partial<Record<OfferField, readonly string[]>>

const NUMBERS: readonly OfferField[] = [
  'point',
  'rooms',
  'area',
  ...FACT_NAMES.filter((fact) => !isListedFact(fact)),
  'amount',
]

/** Fields that may hold any text. A new field counts as one unless it has a check. */
const FREE_TEXTS = OFFER_FIELDS.filter((field) => !(field in CHOICES || NUMBERS.includes(field)))

/** Joins all texts that an owner wrote about a home, to search them for contact data. */
export const joinTexts = (content: OfferContent): string =>
  FREE_TEXTS.map((field) => content[field]).join('\n')

const EMPTY = Object.fromEntries(OFFER_FIELDS.map((field) => [field, ''])) as OfferContent

/** Stored content may lack fields. */
export const toOfferContent = (stored: Readonly<Partial<OfferContent>>): OfferContent => ({
  ...EMPTY,
  ...stored,
})

export const isTextStep = (text: unknown): text is TextStep =>
  TEXT_STEPS.some((step) => step === text)

export const isOfferStep = (text: unknown): text is OfferStep =>
  OFFER_STEPS.some((step) => step === text)
