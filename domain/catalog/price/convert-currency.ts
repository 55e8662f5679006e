/** Whole dollars. A lower price in another currency never becomes a higher one in dollars. */
export const convertToDollars = (amount: number, unitsPerDollar: number): number =>
  Math.round(amount / unitsPerDollar)
