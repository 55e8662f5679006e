import { loadQueuedForms, mayHaveQueuedForms } from './use-form-queue.ts'

/**
 * Sends the queued forms.
 *
 * @returns how many were sent; 0 without a connection
 */
export async function sendFormQueue(): Promise<number> {
  if (!(await mayHaveQueuedForms())) return 0
  return (await loadQueuedForms()).sendQueuedForms().catch(() => 0)
}
