import { wordAddress } from '#server/catalog/listing/word-listing.ts'
import { language } from '#texts/language.ts'

/** With the address of its home in the language of the page. */
export const wordHome = <Shown extends { readonly home: { readonly address: string } }>(
  conversation: Shown,
): Shown => {
  const { home } = conversation
  return { ...conversation, home: { ...home, address: wordAddress(home.address, language) } }
}

/** With its place in the language of the page. */
export const wordPlace = <Shown extends { readonly place: string }>(viewing: Shown): Shown => ({
  ...viewing,
  place: wordAddress(viewing.place, language),
})
