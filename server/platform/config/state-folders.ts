/** Folder for mails when no SMTP server is configured. */
export const OUTBOX = 'outbox'

/** Folder of owners' pictures, unless a bucket is configured. */
export const HOME_PICTURES = 'home-pictures'

/**
 * Folders of the data folder that hold state, so a backup includes them. Everything else there is
 * the embedded database, or can be recreated.
 */
export const STATE_FOLDERS: readonly string[] = [OUTBOX, HOME_PICTURES]
