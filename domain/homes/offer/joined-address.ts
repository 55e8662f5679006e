import type { OfferContent } from './content.ts'

type House = Pick<OfferContent, 'building' | 'street'>

const CYRILLIC = /\p{Script=Cyrillic}/u

/** "12 Holovna Street", but "вул. Головна, 12", as each language writes it; without unknown parts. */
export const joinHouse = ({ building, street }: House): string =>
  CYRILLIC.test(street) ? join([street, building], ', ') : join([building, street], ' ')

/** "12 Holovna Street, Sykhiv, Lviv", without unknown parts. */
export const joinAddress = (parts: readonly string[]): string => join(parts, ', ')

const join = (parts: readonly string[], separator: string) =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(separator)

/**
 * The name of a home for its owner and moderators only: includes the house number even if the page
 * withholds it.
 */
export const formatOfferPlace = (content: House & Pick<OfferContent, 'city'>): string =>
  joinAddress([joinHouse(content), content.city])

/** The same as far as visitors may know it. */
export const formatShownPlace = (content: OfferContent): string =>
  formatOfferPlace(content.exactness === 'withheld' ? { ...content, building: '' } : content)
