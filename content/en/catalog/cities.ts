/** A city as the catalog names it, in the words of a page: "Kyiv". */
export const nameCity = (city: string): string => city

/** "in Kyiv". */
export const inCity = (city: string): string => `in ${city}`

/** "of Kyiv". */
export const ofCity = (city: string): string => `of ${city}`
