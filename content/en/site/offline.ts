import { NO_CONNECTION } from './no-connection.ts'

/** Shown without a connection, or with a slow one. */
export const offlineTexts = {
  broken: NO_CONNECTION,
  slow: 'Slow connection.',
  retry: 'Try again',
  stillBroken: 'There is still no connection.',
  pageStays: 'No connection, and that page is not saved here. This one stays.',
  listStays: 'No connection, so the list stays as it was.',
  notKept: 'No connection',
  /** Names the links of the page that is missing. */
  kept: 'Saved pages',
  notKeptHint:
    'This page is not saved in this browser. Pages that you have read lately are, and so are your favorites.',
  privateHint: 'This page is private and not saved in this browser. What you typed on it is.',
} as const

/** @param time as the visitor reads it: "14:05" */
export const formatAsOfText = (time: string): string => `As of ${time}.`

/** For forms that wait for a connection. */
export const waitingTexts = {
  slow: 'The connection is slow. If it fails, this is saved here and sent later.',
  stored: 'No connection. It is saved here and will be sent later.',
  heading: 'Saved here until there is a connection, then sent automatically:',
  refused: '(not accepted: take it back and change it)',
  expired: '(too old to be sent by itself)',
  withdraw: 'Take back',
  sent: 'What was saved here has been sent.',
} as const
