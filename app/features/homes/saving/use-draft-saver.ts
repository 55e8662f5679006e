import { useEffect, useRef, useState } from 'react'
import { forgetTypedStep, keepTypedStep, type TypedStep } from '#app/browser/storage/typed-homes.ts'
import { useSignOut } from '#app/browser/storage/use-sign-out.ts'
import type { TextStep } from '#domain/homes/offer/content.ts'
import { draftPath, type TypedValues } from '#domain/homes/offer/draft.ts'
import { hasFields, isNumber, requireShape } from '#domain/platform/json/shape.ts'
import { setCurrentSaver } from './current-saver.ts'
import {
  createDraftSaver,
  type DraftSaver,
  type SaveStatus,
  type SendOutcome,
} from './draft-saver.ts'

const readRevision = async (response: Response) =>
  requireShape(await response.json(), hasFields({ revision: isNumber }))

const KINDS: Readonly<Record<number, Exclude<SendOutcome['kind'], 'saved' | 'conflict'>>> = {
  400: 'refused',
  401: 'signed out',
  404: 'no draft',
  413: 'refused',
  429: 'too fast',
}

async function sendDraft(
  id: string,
  change: { readonly revision: number; readonly values: TypedValues },
): Promise<SendOutcome> {
  try {
    const response = await fetch(draftPath(id), {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(change),
      // `keepalive` lets the request survive closing the tab.
      keepalive: true,
    })
    if (response.ok) return { kind: 'saved', ...(await readRevision(response)) }
    if (response.status === 409) return { kind: 'conflict', ...(await readRevision(response)) }
    // A server that is down or overloaded counts as no connection.
    return { kind: KINDS[response.status] ?? 'no connection' }
  } catch {
    return { kind: 'no connection' }
  }
}

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
