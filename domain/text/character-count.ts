/** How many characters a text has, as people count them on their keyboard: an emoji is one. */
export const characterCount = (text: string): number => Array.from(text).length
