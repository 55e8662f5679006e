export const ADDED_TO_FAVORITES = 'Added to favorites!'

/** Accessible name of the button, whose `aria-pressed` says whether the listing is a favorite. */
export const favoriteButtonLabel = (address: string) => `Keep ${address} in favorites`
