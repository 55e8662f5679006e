/** For responses with status 429 and 503. */
export const refusalTexts = {
  busy: 'Many people are here right now',
  busyHint: 'There is more to do than can be done well. Nothing you kept is lost.',
  tooMany: 'That was a lot at once',
  tooManyHint: 'So much was asked for from where you are that the next page has to wait a little.',
  retry: 'Try again',
} as const

/** "Please try again in 5 minutes."; minutes are rounded up. */
export function formatRetryAfter(seconds: number): string {
  if (seconds <= 90)
    return `Please try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`
  return `Please try again in ${Math.ceil(seconds / 60)} minutes.`
}

export const formatRequestId = (id: string): string => `Request ${id}`
