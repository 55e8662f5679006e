import { useEffect, useMemo, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { PICTURE_LIMITS } from '#domain/homes/picture/limits.ts'
import { UploadForm } from './upload-form.tsx'
import { UploadList } from './uploading/upload-list.tsx'
import { useUploadQueue, useUploadState } from './uploading/use-upload-queue.ts'

interface PictureUploaderProps {
  readonly id: string
  /** How many pictures the home has. */
  readonly count: number
}

/** Sends chosen pictures and shows them until the home has them. */
export function PictureUploader({ id, count }: PictureUploaderProps) {
  const queue = useUploadQueue(id)
  const state = useUploadState(queue)
  const { revalidate } = useRevalidator()
  const shown = useRef(state.added)
  useEffect(() => {
    if (state.added === shown.current) return
    shown.current = state.added
    revalidate()
  }, [state.added, revalidate])
  const onTheirWay = state.pictures.filter(({ stage }) => stage !== 'failed').length
  const room = PICTURE_LIMITS.pictures - count - onTheirWay
  const onChoose = useMemo(
    () => queue && ((files: readonly File[]) => queue.add(files, room)),
    [queue, room],
  )
  return (
    <>
      <UploadList {...state} queue={queue} />
      {count < PICTURE_LIMITS.pictures && <UploadForm id={id} onChoose={onChoose} />}
    </>
  )
}
