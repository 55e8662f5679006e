/** Nine digits or more with nothing but separators between, as a price never has in a text about a home. */
export const PHONE = /(?:\+|\b38[\s().-]*0|\b0|\b8)(?:[\s().-]*\d){8,}/

const EMAIL = /[^\s@<>()]{1,64}@[^\s@<>()]{1,250}\.[a-z]{2,}/
const ADDRESS = /(?:https?:\/\/|\bwww\.)\S*/
const HOST = /\b(?:[\w-]+\.)+(?:com|ua|net|org|info|me|ru|io|app|site|link)\b(?:[/?#:]\S*)?/
const HANDLE = /@[a-z]\w{3,}/

/** Email addresses, web addresses and names in other services, each as a whole. */
export const LINK = new RegExp(
  [EMAIL, ADDRESS, HOST, HANDLE].map(({ source }) => source).join('|'),
  'i',
)

export const hasContactData = (text: string): boolean => PHONE.test(text) || LINK.test(text)
