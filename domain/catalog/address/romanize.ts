import { transliterate } from '#domain/catalog/search/text/transliterate.ts'

/**
 * Ukrainian names in Latin letters, as resolution 55 of the Cabinet of Ministers (2010) writes them. Other words stay as
 * they are.
 */
export const romanize = (text: string): string =>
  text.replace(/\p{Script=Cyrillic}[\p{Script=Cyrillic}'’ʼ]*/gu, (word) => {
    const letters = word.toLowerCase().replace(/['’ʼ]/gu, '')
    // "зг" is "zgh", because "zh" is "ж". Searches take either.
    const latin = letters.split(/(?<=з)(?=г)/u).map(transliterate)
    const joined = latin.join('g')
    if (word === word.toLowerCase()) return joined
    const isAllCapitals = word.length > 1 && word === word.toUpperCase()
    return isAllCapitals ? joined.toUpperCase() : capitalize(joined)
  })

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
