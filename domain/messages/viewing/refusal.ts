/** Why a time was not offered, in addition to obstacles to writing. */
export type OfferViewingRefusal =
  | 'not found'
  | 'home gone'
  | 'no such time'
  | 'past'
  | 'too far'
  | 'offered here'
  | 'taken'
  | 'too many'
  | 'unanswered'
  | 'too fast'
  | 'banned'

/** Why nothing was done with a time, in addition to obstacles to writing. */
export type ViewingActionRefusal =
  | 'not found'
  | 'home gone'
  | 'changed'
  | 'taken'
  | 'has one'
  | 'too many'
  | 'too fast'
  | 'banned'
