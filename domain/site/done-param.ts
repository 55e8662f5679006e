/** What was just done, in the address of the list that says so. */
export const DONE_PARAM = 'done'
