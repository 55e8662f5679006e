/** "12 Holovna Street": the building before its street, without unknown parts. */
export const joinHouse = ({
  building,
  street,
}: {
  readonly building: string
  readonly street: string
}): string => join([building, street], ' ')

/** "12 Holovna Street, Sykhiv, Lviv", without unknown parts. */
export const joinAddress = (parts: readonly string[]): string => join(parts, ', ')

const join = (parts: readonly string[], separator: string) =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(separator)

/**
 * The name of a home for its owner and moderators only: includes the house number even if the page
 * withholds it.
 */
export const formatOfferPlace = (
  content: Parameters<typeof joinHouse>[0] & { readonly city: string },
): string => joinAddress([joinHouse(content), content.city])
