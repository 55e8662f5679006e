export const ADDED_TO_FAVORITES = 'Додано в\u00a0обране!'

/** Accessible name of the button, whose `aria-pressed` says whether the listing is a favorite. */
export const favoriteButtonLabel = (address: string) => `В\u00a0обране: ${address}`
