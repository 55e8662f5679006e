import { DAY_MS } from './time/durations.ts'

/** Header that names a form, so that the server accepts it once. The site returns it with its response. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key'

/** How long the server remembers which forms it accepted. Browsers stop sending them a day earlier. */
export const TAKEN_FORM_MS = 31 * DAY_MS
