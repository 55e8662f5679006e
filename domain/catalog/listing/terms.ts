/** Standard values; presenters name them, and `domain/feeds/terms/` has the words that mean them. */
export const HEATINGS = [
  'central',
  'district',
  'building-gas',
  'individual-gas',
  'gas',
  'electric',
  'autonomous-electric',
  'autonomous',
  'individual',
  'heat-pump',
  'solid-fuel',
  'oil',
  'stove',
  'underfloor',
  'combined',
  'none',
] as const
export type Heating = (typeof HEATINGS)[number]

export const WALLS = [
  'brick',
  'panel',
  'monolith',
  'monolith-brick',
  'frame',
  'block',
  'ceramic-block',
  'gas-silicate-block',
  'aerated-block',
  'foam-block',
  'cinder-block',
  'shell-limestone',
  'concrete',
  'reinforced-concrete',
  'stone',
  'wood',
  'adobe',
] as const
export type Walls = (typeof WALLS)[number]

export const CONDITIONS = [
  'renovated',
  'not-renovated',
  'new',
  'good',
  'needs-renovation',
  'unfinished',
] as const
export type Condition = (typeof CONDITIONS)[number]

/** A standard value, or the source's own words if they match none. */
export type Term<Value extends string> =
  | { readonly value: Value }
  | { readonly value: 'other'; readonly text: string }

const RENOVATED: Readonly<Record<Condition, boolean | undefined>> = {
  renovated: true,
  'not-renovated': false,
  'needs-renovation': false,
  unfinished: false,
  // These values say nothing about a renovation.
  new: undefined,
  good: undefined,
}

/** What a condition means for the renovation filter; `undefined` if nothing. */
export const toRenovation = (condition: Term<Condition> | undefined): boolean | undefined =>
  condition === undefined || condition.value === 'other' ? undefined : RENOVATED[condition.value]
