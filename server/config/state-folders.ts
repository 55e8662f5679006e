/** Folder for messages when no SMTP server is configured. */
export const OUTBOX = 'outbox'

/** Folder of the pictures that owners put up, unless they are kept elsewhere. */
export const HOME_PICTURES = 'home-pictures'

/**
 * Folders of the data folder that hold state, so a backup includes them. Everything else there is
 * the embedded database, or can be recreated.
 */
export const STATE_FOLDERS: readonly string[] = [OUTBOX, HOME_PICTURES]
