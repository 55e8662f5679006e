/** A standard normal number from two uniform ones in [0, 1) (Box-Muller). */
export const normal = (a: number, b: number) =>
  Math.sqrt(-2 * Math.log(1 - a)) * Math.cos(2 * Math.PI * b)
