/** Shown without a connection, or with a slow one. */
export const offlineTexts = {
  broken: 'No connection.',
  slow: 'Slow connection.',
  retry: 'Try again',
  stillBroken: 'There is still no connection.',
  pageStays: 'No connection, and that page is not kept here. This one stays.',
  listStays: 'No connection, so the list stays as it was.',
  notKept: 'No connection',
  notKeptHint: 'This page was not read here before, so it is not kept. Your favorites are.',
} as const

/** @param time as the visitor reads it: "14:05" */
export const formatAsOfText = (time: string): string => `As of ${time}.`

/** For forms that wait for a connection. */
export const waitingTexts = {
  stored: 'No connection: it waits here and is sent later.',
  heading: 'Waiting for a connection, sent by itself:',
  refused: '(not accepted: take it back and change it)',
  withdraw: 'Take back',
  sent: 'What waited has been sent.',
} as const
