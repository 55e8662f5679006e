const SPECIAL = /[.*+?^${}()|[\]\\/]/g

/** The text with `mask` wherever `address` stands, in any case. */
export const maskAddress = (text: string, address: string, mask: string): string =>
  text.replace(new RegExp(address.replace(SPECIAL, '\\$&'), 'giu'), () => mask)
