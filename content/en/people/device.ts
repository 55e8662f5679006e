/** The name of a browser as it is stored, in English: "Firefox on Windows". */
export const wordDevice = (name: string): string => name
