/** Where messages go that no server for mail takes, in the data folder. */
export const OUTBOX = 'outbox'

/**
 * Folders of the data folder whose files belong to the site as its tables do: a backup has them.
 * Everything else there is the embedded database, or is made anew.
 */
export const STATE_FOLDERS: readonly string[] = [OUTBOX]
