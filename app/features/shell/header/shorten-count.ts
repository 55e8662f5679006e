/** Higher counts are not worth the space. */
const MAX_SHOWN = 99

/** "99+" for 100 and more. */
export const shortenCount = (count: number): string =>
  count > MAX_SHOWN ? `${MAX_SHOWN}+` : `${count}`
