import { mayHaveQueuedForms } from './use-form-queue.ts'

/**
 * Sends the queued forms, if there are any. The code for that loads only then.
 *
 * @returns how many were sent; 0 without a connection
 */
export async function sendIfQueued(): Promise<number> {
  if (!(await mayHaveQueuedForms())) return 0
  const { sendQueuedForms } = await import('./send-queued-forms.ts')
  return sendQueuedForms().catch(() => 0)
}
