export const addToListText = 'Add to a list'

/** @param address of the home */
export const addToListLabel = (address: string): string => `${addToListText}: ${address}`
