import { useEffect, useMemo, useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { HomePicture } from '#domain/homes/pictures/home-picture.ts'
import { PICTURE_LIMITS } from '#domain/homes/pictures/limits.ts'
import { UploadForm } from './upload-form.tsx'
import { UploadList } from './uploading/upload-list.tsx'
import { useUploadQueue, useUploadState } from './uploading/use-upload-queue.ts'

interface PictureUploaderProps {
  readonly id: string
  /** Those that the home has. */
  readonly pictures: readonly HomePicture[]
}

/** Sends chosen pictures and shows them until the home has them. */
export function PictureUploader({ id, pictures }: PictureUploaderProps) {
  const queue = useUploadQueue(id)
  const state = useUploadState(queue)
  const { revalidate } = useRevalidator()
  const shown = useRef(state.added)
  useEffect(() => {
    if (state.added === shown.current) return
    shown.current = state.added
    revalidate()
  }, [state.added, revalidate])
  // Without a connection, they come when the page is loaded again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever they were loaded
  useEffect(() => queue?.release(), [queue, pictures])
  const count = pictures.length
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
