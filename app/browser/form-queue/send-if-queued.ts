import { mayHaveQueuedForms } from './may-have-queued-forms.ts'

/**
 * Sends the queued forms. The code for that loads only if this browser has ever queued one.
 *
 * @returns how many were sent; 0 when the queue cannot be read
 */
export async function sendIfQueued(): Promise<number> {
  if (!(await mayHaveQueuedForms())) return 0
  const { sendQueuedForms } = await import('./send-queued-forms.ts')
  return sendQueuedForms().then(
    ({ sent }) => sent,
    () => 0,
  )
}
