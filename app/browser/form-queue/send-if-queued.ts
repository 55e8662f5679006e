import { mayHaveQueuedForms } from './may-have-queued-forms.ts'
import type { SendResult } from './send-queued-forms.ts'

/**
 * Sends the queued forms. The code for that loads only if this browser has ever queued one.
 * A queue that cannot be read counts as empty.
 */
export async function sendIfQueued(): Promise<SendResult> {
  const none = { sent: 0, waiting: 0 }
  if (!(await mayHaveQueuedForms())) return none
  const { sendQueuedForms } = await import('./send-queued-forms.ts')
  return sendQueuedForms().catch(() => none)
}
