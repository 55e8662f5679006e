/** Tells the queue that the entry the moderator came from is no longer in it. */
export const GONE_PARAM = 'gone'
