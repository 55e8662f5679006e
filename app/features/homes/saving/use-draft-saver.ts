import { useCallback, useEffect, useRef, useState } from 'react'
import {
  forgetTypedStep,
  getTypedStep,
  keepTypedStep,
  type TypedStep,
} from '#app/browser/storage/typed-homes.ts'
import { useSignOut } from '#app/browser/storage/use-sign-out.ts'
import { STEP_FIELDS, type TextStep } from '#domain/homes/offer/content.ts'
import { isSameText, type TypedValues } from '#domain/homes/offer/draft.ts'
import { setCurrentSaver } from './current-saver.ts'
import { createDraftSaver, type DraftSaver, type SaveStatus } from './draft-saver.ts'
import { sendDraft } from './send-draft.ts'

interface DraftSaverOptions {
  readonly id: string
  readonly step: TextStep
  readonly revision: number
  /** Values that the page was loaded with. */
  readonly values: TypedValues
  readonly getTyped: () => TypedValues
  readonly show: (values: TypedValues) => void
}

interface DraftSaving {
  readonly status: SaveStatus
  readonly noteChange: () => void
  readonly save: DraftSaver['save']
  /** Text typed in this browser before the draft was changed elsewhere. */
  readonly left: TypedValues | null
  readonly putBack: () => void
  readonly discard: () => void
}

const pick = (step: TextStep, values: TypedValues): TypedValues =>
  Object.fromEntries(STEP_FIELDS[step].map((field) => [field, values[field] ?? '']))

/**
 * Saves a step while it is typed into, on the server and in browser storage, and restores what did not reach the
 * server.
 */
export function useDraftSaver(options: DraftSaverOptions): DraftSaving {
  const { id, step, revision } = options
  const [status, setStatus] = useState<SaveStatus>('unchanged')
  const [left, setLeft] = useState<TypedStep['values'] | null>(null)
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
  // The effects below run once; a step is remounted for another draft or revision.
  const latest = useRef(options)
  latest.current = options

  const noteChange = useCallback(
    () => saver.change(pick(latest.current.step, latest.current.getTyped())),
    [saver],
  )

  useEffect(() => {
    const { values, getTyped, show } = latest.current
    const shown = pick(step, values)
    const copy = getTypedStep(id, step)
    const isTyped = !isSameText(pick(step, getTyped()), shown)
    if (copy === undefined || isSameText(copy.values, shown)) {
      if (copy !== undefined) forgetTypedStep(id, step)
      // These values were typed before this ran.
      if (isTyped) noteChange()
    } else if (copy.revision === revision && !isTyped) {
      show(copy.values)
      saver.change(copy.values)
    } else setLeft(copy.values)
  }, [id, step, revision, saver, noteChange])

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

  return {
    status,
    noteChange,
    left,
    save: (values) => saver.save(pick(step, values)),
    putBack() {
      if (left === null) return
      latest.current.show(left)
      saver.change(left)
      setLeft(null)
    },
    discard() {
      forgetTypedStep(id, step)
      setLeft(null)
    },
  }
}
