import { mayHaveQueuedForms } from './may-have-queued-forms.ts'
import type { SendResult } from './send-queued-forms.ts'

/**
 * Sends the queued forms. The code for that loads only if this browser has ever queued one. A queue that cannot be
 * read, or whose code fails to load, counts as empty.
 */
export async function sendIfQueued(): Promise<SendResult> {
  const none = { sent: 0, waiting: 0 }
  if (!(await mayHaveQueuedForms())) return none
  return import('./send-queued-forms.ts').then((code) => code.sendQueuedForms()).catch(() => none)
}
