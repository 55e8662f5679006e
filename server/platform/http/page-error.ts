import { data } from 'react-router'

const STATUS_TEXTS = { 400: 'Bad Request', 404: 'Not Found' } as const

/**
 * Creates an error that loaders and actions throw. Without a text, React Router would call each status "Internal Server
 * Error".
 */
export const createPageError = (status: keyof typeof STATUS_TEXTS) =>
  data(null, { status, statusText: STATUS_TEXTS[status] })
