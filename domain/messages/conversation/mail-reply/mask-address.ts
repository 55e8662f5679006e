const SPECIAL = /[.*+?^${}()|[\]\\/]/g

/** Replaces the email address with `mask`, whatever its case. */
export const maskAddress = (text: string, address: string, mask: string): string =>
  text.replace(new RegExp(address.replace(SPECIAL, '\\$&'), 'giu'), () => mask)
