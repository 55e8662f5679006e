/** Says on the queue that what a moderator came from is not in it any more. */
export const GONE_PARAM = 'gone'
