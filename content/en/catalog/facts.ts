import type { FactName, WordedFact } from '#domain/catalog/listing/facts.ts'
import type { SearchedValuesOf } from '#domain/catalog/search/fact-values.ts'
import { formatCount, formatNumber } from '#domain/platform/text/format-number.ts'

interface FactTexts<Value extends string> {
  readonly name: string
  /** As they stand on cards, on the page of a home and in chips. */
  readonly values: Readonly<Record<Value, string>>
  /** A number alone, if it is more than its name and an amount. */
  readonly format?: (value: number) => string
}

const formatMonths = (months: number) => formatCount(months, 'month')

export const wordedFactTexts: {
  readonly [Fact in WordedFact]: FactTexts<SearchedValuesOf<Fact>[number]>
} = {
  pets: {
    name: 'Pets',
    values: { allowed: 'Pets allowed', 'on-request': 'Pets on request', 'not-allowed': 'No pets' },
  },
  furnished: {
    name: 'Furniture',
    values: { yes: 'Furnished', partly: 'Partly furnished', no: 'Unfurnished' },
  },
  bathrooms: {
    name: 'Bathrooms',
    values: { 2: '2 bathrooms or more', 3: '3 bathrooms or more' },
    format: (count) => formatCount(count, 'bathroom'),
  },
  kitchen: {
    name: 'Kitchen, m²',
    values: { 8: 'Kitchen from 8 m²', 10: 'Kitchen from 10 m²', 15: 'Kitchen from 15 m²' },
    format: (area) => `Kitchen: ${formatNumber(area)} m²`,
  },
  balcony: { name: 'Balcony', values: { yes: 'Balcony', no: 'No balcony' } },
  elevator: { name: 'Elevator', values: { yes: 'Elevator', no: 'No elevator' } },
  parking: {
    name: 'Parking',
    values: { covered: 'Covered parking', outdoor: 'Outdoor parking', no: 'No parking' },
  },
  commission: {
    name: 'Commission',
    values: { none: 'No commission', some: 'With commission' },
  },
  deposit: {
    name: 'Deposit',
    values: { 0: 'No deposit', 1: 'Deposit up to 1 month', 2: 'Deposit up to 2 months' },
    format: (months) => (months === 0 ? 'No deposit' : `Deposit: ${formatMonths(months)}`),
  },
  utilities: {
    name: 'Utilities',
    values: { included: 'Utilities included', 'by-meter': 'Utilities by meter' },
  },
  minTerm: {
    name: 'Minimum term, months',
    values: {
      1: 'Stay from 1 month',
      3: 'Stay from 3 months',
      6: 'Stay from 6 months',
      12: 'Stay from 12 months',
    },
    format: (months) => `Minimum term: ${formatMonths(months)}`,
  },
  children: {
    name: 'Children',
    values: {
      welcome: 'Children welcome',
      'on-request': 'Children on request',
      'not-allowed': 'No children',
    },
  },
  registration: {
    name: 'Residence registration',
    values: { possible: 'Registration possible', 'not-possible': 'No registration' },
  },
  generatorElevator: {
    name: 'Generator for the elevator',
    values: { yes: 'Elevator on a generator', no: 'Elevator stops without power' },
  },
  generatorWater: {
    name: 'Generator for the water',
    values: { yes: 'Water on a generator', no: 'No water without power' },
  },
  generatorHeating: {
    name: 'Generator for the heating',
    values: { yes: 'Heating on a generator', no: 'No heating without power' },
  },
  generatorCorridors: {
    name: 'Generator for the hallways',
    values: { yes: 'Hallway lights on a generator', no: 'Dark hallways without power' },
  },
  inverter: {
    name: 'Inverter of its own, Wh',
    values: {
      1: 'Inverter of its own',
      1000: 'Inverter from 1,000 Wh',
      3000: 'Inverter from 3,000 Wh',
    },
    format: (wattHours) =>
      wattHours === 0 ? 'No inverter' : `Inverter of its own: ${formatNumber(wattHours)} Wh`,
  },
  gasStove: { name: 'Gas stove', values: { yes: 'Gas stove', no: 'No gas stove' } },
  internet: {
    name: 'Internet without power',
    values: { yes: 'Internet works without power', no: 'No internet without power' },
  },
  shelter: {
    name: 'Meters to a shelter',
    values: {
      0: 'Shelter in the building',
      100: 'Shelter within 100 m',
      300: 'Shelter within 300 m',
      500: 'Shelter within 500 m',
    },
    format: (meters) =>
      meters === 0 ? 'Shelter in the building' : `Shelter ${formatNumber(meters)} m away`,
  },
  climb: {
    name: 'Floors to climb without the elevator',
    values: {
      0: 'No stairs without the elevator',
      2: 'Up to 2 floors to climb',
      4: 'Up to 4 floors to climb',
    },
    format: (floors) =>
      floors === 0
        ? 'No stairs without the elevator'
        : `${formatCount(floors, 'floor')} to climb without the elevator`,
  },
}

/** What a home is near to or part of. */
export const placeNames = {
  metro: 'Metro station',
  complex: 'Residential complex',
} as const

const wordedFactNames = Object.fromEntries(
  Object.entries(wordedFactTexts).map(([fact, { name }]) => [fact, name]),
) as Record<WordedFact, string>

/** What facts are called in the owners' form and in the comparison. */
export const factNames: Readonly<Record<FactName, string>> = {
  floor: 'Floor',
  floors: 'Floors in the building',
  year: 'Year built',
  condition: 'Condition',
  heating: 'Heating',
  walls: 'Walls',
  availableFrom: 'Available from',
  ...wordedFactNames,
}
