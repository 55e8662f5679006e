import { FORM_QUEUE } from './may-have-queued-forms.ts'

/** Makes all tabs read the queue again. */
export function announceChange(): void {
  const channel = new BroadcastChannel(FORM_QUEUE)
  channel.postMessage(null)
  channel.close()
}
