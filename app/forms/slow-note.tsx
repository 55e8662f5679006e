import { useEffect, useState } from 'react'
import { SLOW_MS } from '#app/browser/form-queue/send-or-store.ts'

/** Says that a form is still being sent, once that takes long. */
export function SlowNote({
  isSending,
  text,
}: {
  readonly isSending: boolean
  readonly text: string
}) {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isSending) return
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isSending])
  return (
    <p role="status" className={isSlow ? 'mt-2' : undefined}>
      {isSlow && text}
    </p>
  )
}
