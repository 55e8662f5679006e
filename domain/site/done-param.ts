/** URL parameter with what was just done, for the list that confirms it. */
export const DONE_PARAM = 'done'
