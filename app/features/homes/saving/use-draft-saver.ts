import { useEffect, useRef, useState } from 'react'
import { forgetTypedStep, keepTypedStep, type TypedStep } from '#app/browser/storage/typed-homes.ts'
import { useSignOut } from '#app/browser/storage/use-sign-out.ts'
import type { TextStep } from '#domain/homes/offer/content.ts'
import { setCurrentSaver } from './current-saver.ts'
import { createDraftSaver, type DraftSaver, type SaveStatus } from './draft-saver.ts'
import { sendDraft } from './send-draft.ts'

/** Saves a step while it is typed into, on the server and in browser storage. */
export function useDraftSaver(
  id: string,
  step: TextStep,
  revision: number,
): { readonly saver: DraftSaver; readonly status: SaveStatus } {
  const [status, setStatus] = useState<SaveStatus>('unchanged')
  const hasSignedOut = useRef(false)
  const [saver] = useState(() =>
    createDraftSaver({
      revision,
      send: (change) => sendDraft(id, change),
      copy: {
        keep({ values, ...typed }) {
          if (hasSignedOut.current) return
          keepTypedStep(id, step, { ...typed, values: values as TypedStep['values'] })
        },
        forget: () => forgetTypedStep(id, step),
      },
      onStatus: setStatus,
    }),
  )
  // The page stays open, and says that nothing is saved any more.
  useSignOut(() => {
    hasSignedOut.current = true
  })
  useEffect(() => {
    const leave = setCurrentSaver(saver)
    const flushHidden = () => {
      if (document.visibilityState === 'hidden') void saver.flush()
    }
    document.addEventListener('visibilitychange', flushHidden)
    window.addEventListener('online', saver.retry)
    return () => {
      leave()
      // These values were typed while the next page was loading.
      void saver.flush()
      saver.stop()
      document.removeEventListener('visibilitychange', flushHidden)
      window.removeEventListener('online', saver.retry)
    }
  }, [saver])
  return { saver, status }
}
