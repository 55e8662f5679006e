const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** As `randomUUID` writes it. */
export const isUuid = (text: string): boolean => UUID.test(text)
