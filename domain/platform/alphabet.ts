/** One file of each of our fonts has the letters of one of these. */
export type Alphabet = 'latin' | 'cyrillic'
