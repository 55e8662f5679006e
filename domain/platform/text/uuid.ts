const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** In the format of `randomUUID`. */
export const isUuid = (text: string): boolean => UUID.test(text)
