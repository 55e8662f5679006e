/** Counts code points, not UTF-16 units. */
export const countCharacters = (text: string): number => Array.from(text).length
