/**
 * Why a visitor does not get an owner's number. `refused`: the owner blocks the visitor, or a
 * moderator upheld a report of them.
 */
export type PhoneRefusal = 'not found' | 'unverified' | 'refused' | 'too fast'
