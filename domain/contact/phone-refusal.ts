/** Why somebody does not get the number of an owner. `refused`: the owner blocks them, or a moderator found a report right. */
export type PhoneRefusal = 'not found' | 'unverified' | 'refused' | 'too fast'
