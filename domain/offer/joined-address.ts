/** "12 Holovna Street": a building before its street, without what is not known. */
export const joinHouse = ({
  building,
  street,
}: {
  readonly building: string
  readonly street: string
}): string => join([building, street], ' ')

/** "12 Holovna Street, Sykhiv, Lviv", without parts that are not known. */
export const joinAddress = (parts: readonly string[]): string => join(parts, ', ')

const join = (parts: readonly string[], separator: string) =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(separator)

/** What a home is called where only its owner and moderators read it: with its house number, also where the page withholds it. */
export const formatOfferPlace = (
  content: Parameters<typeof joinHouse>[0] & { readonly city: string },
): string => joinAddress([joinHouse(content), content.city])
