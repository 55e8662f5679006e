import { loadQueuedForms, mayHaveQueuedForms } from './use-form-queue.ts'

/** Sends what waits. @returns how many were sent; 0 without a connection, too */
export async function sendFormQueue(): Promise<number> {
  if (!(await mayHaveQueuedForms())) return 0
  return (await loadQueuedForms()).sendQueuedForms().catch(() => 0)
}
