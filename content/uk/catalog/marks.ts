export const markTexts = { seen: 'Переглянуто', new: 'Нове', hide: 'Приховати' } as const

/** Accessible name of the button, whose `aria-pressed` says whether the listing is hidden. */
export const hideButtonLabel = (address: string) => `Приховати: ${address}`
