/** Name of the database, the lock, the channel and the background sync. */
export const FORM_QUEUE = 'waiting-forms'

/** Whether this browser has ever queued a form: an empty queue stays. */
export async function mayHaveQueuedForms(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === FORM_QUEUE)
  } catch {
    return false
  }
}
