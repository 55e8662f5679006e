/** Standard values; presenters name them, `domain/feed/terms/` has the words that mean them. */
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

/** A standard value, or the words of a source that are none, as they were. */
export type Term<Value extends string> =
  | { readonly value: Value }
  | { readonly value: 'other'; readonly text: string }

const RENOVATED: Readonly<Record<Condition, boolean | undefined>> = {
  renovated: true,
  'not-renovated': false,
  'needs-renovation': false,
  unfinished: false,
  // Neither says whether anything was renovated.
  new: undefined,
  good: undefined,
}

/** What a condition says to the filter by renovation; `undefined` where it says nothing. */
export const toRenovation = (condition: Term<Condition> | undefined): boolean | undefined =>
  condition === undefined || condition.value === 'other' ? undefined : RENOVATED[condition.value]
