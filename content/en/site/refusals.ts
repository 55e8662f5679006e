/** For responses with status 429 and 503. */
export const refusalTexts = {
  busy: 'We are very busy right now',
  busyHint: 'Too many people are using Homiq at once. Nothing you saved is lost.',
  tooMany: 'That was a lot at once',
  tooManyHint: 'Too many requests came from your network, so the next page has to wait a moment.',
  retry: 'Try again',
} as const

/** "Please try again in 5 minutes."; minutes are rounded up. */
export function formatRetryAfter(seconds: number): string {
  if (seconds <= 90)
    return `Please try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`
  return `Please try again in ${Math.ceil(seconds / 60)} minutes.`
}

export const formatRequestId = (id: string): string => `Request ${id}`
