export interface SearchedParts {
  readonly address: string
  readonly metro: string | null
  readonly complex: string | null
  readonly description: string
  /** What the source calls the rooms, if that is no number: "studio". */
  readonly roomsText: string | null
}

/** The text in which words are searched. A home with a metro station is found by the word alone, too. */
export const toSearchedText = ({
  address,
  metro,
  complex,
  roomsText,
  description,
}: SearchedParts): string =>
  [address, metro === null ? null : `metro ${metro}`, complex, roomsText, description]
    .filter((text) => text !== null)
    .join(' ')
