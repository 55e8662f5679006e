import { formatOnTheirWay } from '#content/texts/my-listings/sending.ts'
import { queues } from './queues.ts'
import { useSendState } from './use-send-queue.ts'

/** Shown on the other steps of the form while pictures are being sent. */
export function SendingNote({ id }: { readonly id: string }) {
  const { pictures } = useSendState(queues.get(id) ?? null)
  const count = pictures.filter(({ stage }) => stage !== 'failed').length
  return count > 0 && <p className="callout">{formatOnTheirWay(count)}</p>
}
