export const markTexts = { seen: 'Seen', new: 'New', hide: 'Hide' } as const

/** Accessible name of the button, whose `aria-pressed` says whether the listing is hidden. */
export const hideButtonLabel = (address: string) => `Hide ${address}`
