import { NO_CONNECTION } from './no-connection.ts'

/** Shown without a connection, or with a slow one. */
export const offlineTexts = {
  broken: NO_CONNECTION,
  slow: 'Slow connection.',
  retry: 'Try again',
  stillBroken: 'Still no connection.',
  pageStays: "No connection, and that page isn't saved here. You are still on this one.",
  listStays: 'No connection, so the list has not changed.',
  notKept: 'No connection',
  /** Names the links of the page that is missing. */
  kept: 'Saved pages',
  notKeptHint:
    "This page isn't saved in this browser. Your favorites and the pages you opened recently are.",
  privateHint: "Private pages aren't saved in this browser, but what you typed on this one is.",
} as const

/** @param time as the visitor reads it: "14:05" */
export const formatAsOfText = (time: string): string => `As of ${time}.`

/** For forms that wait for a connection. */
export const waitingTexts = {
  slow: 'The connection is slow. If it breaks off, this is saved here and sent later.',
  stored: 'No connection. It is saved here and will be sent later.',
  heading: 'Saved here, and sent automatically once you are online:',
  refused: '(not accepted: edit it and send it again)',
  expired: '(too old to be sent automatically)',
  withdraw: 'Edit',
  sent: 'Everything saved here has been sent.',
} as const
