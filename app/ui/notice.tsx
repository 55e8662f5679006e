import './notice.css'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { Icon } from './icon/icon.tsx'
import { NOTICE_MS } from './notice-durations.ts'

/** A button such as 'Undo'; pressing it closes the notice. */
interface NoticeAction {
  readonly label: string
  readonly run: () => void
}

interface Notice {
  readonly text: string
  readonly tone: 'success' | 'error'
  readonly durationMs: number
  readonly action?: NoticeAction
}

/** Each returns a function that withdraws the notice if it is still shown. */
export interface Notify {
  readonly success: (text: string, durationMs?: number) => () => void
  readonly error: (text: string, durationMs?: number) => () => void
  /** A success with a button that takes it back. */
  readonly undo: (text: string, action: NoticeAction) => () => void
}

const toNotify = (show: (notice: Notice) => () => void): Notify => ({
  success: (text, durationMs = NOTICE_MS.usual) => show({ text, tone: 'success', durationMs }),
  error: (text, durationMs = NOTICE_MS.usual) => show({ text, tone: 'error', durationMs }),
  undo: (text, action) => show({ text, tone: 'success', durationMs: NOTICE_MS.undo, action }),
})

const NoticeContext = createContext(toNotify(() => () => {}))

/** Shows one notice at a time: a new one replaces the old one and restarts the timer. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice | null>(null)
  const [notify] = useState(() =>
    toNotify((own) => {
      setNotice(own)
      return () => setNotice((shown) => (shown === own ? null : shown))
    }),
  )
  const action = notice?.action
  useEffect(() => {
    if (notice === null) return
    const timer = setTimeout(() => setNotice(null), notice.durationMs)
    return () => clearTimeout(timer)
  }, [notice])
  return (
    <NoticeContext value={notify}>
      {children}
      <div role="status" className="notices pointer-events-none">
        {notice !== null && (
          <p className="notice" data-tone={notice.tone}>
            <Icon name={notice.tone === 'success' ? 'check' : 'x'} />
            {notice.text}
            {action && (
              <button
                type="button"
                className="notice-action"
                onClick={() => {
                  setNotice(null)
                  action.run()
                }}
              >
                {action.label}
              </button>
            )}
          </p>
        )}
      </div>
    </NoticeContext>
  )
}

export const useNotify = (): Notify => useContext(NoticeContext)
