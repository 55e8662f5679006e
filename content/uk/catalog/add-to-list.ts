export const addToListText = 'Додати до списку'

/** @param address of the home */
export const addToListLabel = (address: string): string => `${addToListText}: ${address}`
