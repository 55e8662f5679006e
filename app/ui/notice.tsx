import './notice.css'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { Icon } from './icon/icon.tsx'

export type NoticeTone = 'success' | 'error'

/** A button such as 'Undo'; pressing it closes the notice. */
interface NoticeAction {
  readonly label: string
  readonly run: () => void
}

interface Notice {
  readonly text: string
  readonly tone: NoticeTone
  readonly durationMs: number
  readonly action: NoticeAction | undefined
}

/** Returns a function that withdraws the notice if it is still shown. */
type Notify = (
  text: string,
  tone?: NoticeTone,
  durationMs?: number,
  action?: NoticeAction,
) => () => void

/** docs/product/shell.md, "Timings" */
const NOTICE_MS = 2000

const NoticeContext = createContext<Notify>(() => () => {})

/** Shows one notice at a time: a new one replaces the old one and restarts the timer. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice | null>(null)
  const notify = useCallback<Notify>((text, tone = 'success', durationMs = NOTICE_MS, action) => {
    const own = { text, tone, durationMs, action }
    setNotice(own)
    return () => setNotice((shown) => (shown === own ? null : shown))
  }, [])
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
