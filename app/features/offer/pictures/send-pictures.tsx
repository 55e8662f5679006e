import { useEffect, useMemo, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { PICTURE_LIMITS } from '#domain/picture/limits.ts'
import { SendForm } from './send-form.tsx'
import { SentPictures } from './sending/sent-pictures.tsx'
import { useSendQueue, useSendState } from './sending/use-send-queue.ts'

interface SendPicturesProps {
  readonly id: string
  /** How many pictures the home has. */
  readonly count: number
}

/** Chooses pictures of a home, and shows them until they are there. */
export function SendPictures({ id, count }: SendPicturesProps) {
  const queue = useSendQueue(id)
  const state = useSendState(queue)
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
      <SentPictures {...state} queue={queue} />
      {count < PICTURE_LIMITS.pictures && <SendForm id={id} onChoose={onChoose} />}
    </>
  )
}
