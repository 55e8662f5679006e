import { loadWaitingForms, mayFormsWait } from './use-waiting-forms.ts'

/** Sends what waits. @returns how many were sent; 0 without a connection, too */
export async function sendWaiting(): Promise<number> {
  if (!(await mayFormsWait())) return 0
  return (await loadWaitingForms()).sendWaitingForms().catch(() => 0)
}
