/** The name of a browser, which is stored as "Firefox on Windows": "Firefox, Windows". */
export const wordDevice = (name: string): string =>
  name.replace(/^A browser/, 'Браузер').replace(/ on (?:an? )?/, ', ')
