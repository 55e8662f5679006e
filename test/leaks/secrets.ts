import { COMPLETE } from '#test/homes/owner-forms.ts'

// Texts that must not reach anybody else, by the field in which they are typed.

export const OWNER_EMAIL = 'olha.private@example.com'
export const SEEKER_EMAIL = 'sam.private@example.com'
/** Typed into a first message. */
export const NUMBER = '+380 50 765 43 21'
/** A phone number that is revealed on request: as people write it, and as it is stored. */
export const PHONE = ['+380 44 111 22 33', '+380441112233', '44 111 22 33']
export const WITHHELD = {
  ...COMPLETE,
  street: 'Vyshnevyi Lane',
  building: '177-K9',
  exactness: 'withheld',
  point: '49.81234, 24.05678',
  complex: 'Yantarnyi Quarter',
}
export const PLACE_SECRETS = [WITHHELD.building, WITHHELD.complex, '49.8123', '24.0567']
/** A text that only moderators read. */
export const REPORTED = 'The stairs of this home are not safe.'
export const CLAIMED = 'I took these pictures myself, in May.'
