/** Header that names a form, so that the server takes it once. The site returns it with its response. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key'
