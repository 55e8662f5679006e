import type { Obstacle } from '#domain/conversation/permission.ts'

/** Why a time was not offered, beside what keeps the two from writing to each other. */
export type OfferViewingRefusal =
  | 'not found'
  | 'home gone'
  | 'no such time'
  | 'past'
  | 'too far'
  | 'offered here'
  | 'taken'
  | 'too many'
  | 'too fast'
  | 'banned'

/** Why nothing was done with a time; as above. */
export type ViewingActionRefusal =
  | 'not found'
  | 'home gone'
  | 'changed'
  | 'taken'
  | 'has one'
  | 'too many'
  | 'too fast'
  | 'banned'

export type Refused<Reason> = { readonly refusal: Reason | Obstacle }
