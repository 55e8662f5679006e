export const markTexts = {
  seen: 'Переглянуто',
  new: 'Нове',
  hide: 'Приховати',
  addToList: 'Додати до списку',
} as const

/** Accessible name of the button, whose `aria-pressed` says whether the listing is hidden. */
export const hideButtonLabel = (address: string) => `Приховати: ${address}`

export const addToListLabel = (address: string) => `Додати до списку: ${address}`
