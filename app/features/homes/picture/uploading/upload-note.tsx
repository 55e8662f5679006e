import { formatOnTheirWay } from '#texts/homes/uploading.ts'
import { queues } from './upload-queue-registry.ts'
import { useUploadState } from './use-upload-queue.ts'

/** Shown on the other steps of the form while pictures are being sent. */
export function UploadNote({ id }: { readonly id: string }) {
  const { pictures } = useUploadState(queues.get(id) ?? null)
  const count = pictures.filter(({ stage }) => stage !== 'failed' && stage !== 'added').length
  return count > 0 && <p className="callout">{formatOnTheirWay(count)}</p>
}
