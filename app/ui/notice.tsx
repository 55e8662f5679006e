import './notice.css'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { Icon } from './icon/icon.tsx'

/** How long notices show, in milliseconds (docs/product/shell.md, "Notices and messages"). */
export const NOTICE_MS = {
  usual: 2_000,
  /** The next page, or the button that can be pressed again, says the same. */
  brief: 1_000,
  /** A form waits for a connection, or was sent later: the notice says more. */
  queued: 4_000,
  /** The visitor expected another page and must notice why it did not open. */
  pageStays: 5_000,
  /** Long enough to read it and press its button. */
  undo: 8_000,
} as const

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
const RecentNoticesContext = createContext<readonly string[]>([])

const MAX_RECENT = 5

/** Shows one notice at a time: a new one replaces the old one and restarts the timer. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice | null>(null)
  /** The latest first, each text once. */
  const [latest, setLatest] = useState<readonly Notice[]>([])
  const [notify] = useState(() =>
    toNotify((own) => {
      setNotice(own)
      setLatest((all) => [own, ...all.filter(({ text }) => text !== own.text)].slice(0, MAX_RECENT))
      return () => {
        setNotice((shown) => (shown === own ? null : shown))
        setLatest((all) => all.filter((one) => one !== own))
      }
    }),
  )
  const recent = useMemo(
    () => latest.filter((one) => one !== notice).map(({ text }) => text),
    [latest, notice],
  )
  const action = notice?.action
  useEffect(() => {
    if (notice === null) return
    const timer = setTimeout(() => setNotice(null), notice.durationMs)
    return () => clearTimeout(timer)
  }, [notice])
  return (
    <NoticeContext value={notify}>
      <RecentNoticesContext value={recent}>{children}</RecentNoticesContext>
      <div role="status" className="notices pointer-events-none">
        {notice !== null && (
          <p className="notice" data-tone={notice.tone}>
            <Icon name={notice.tone === 'success' ? 'check' : 'x'} />
            {notice.text}
            {action && (
              // Large enough to touch, in a notice that is as high as any other.
              <button
                type="button"
                className="pointer-events-auto -my-3 min-h-11 cursor-pointer px-3 underline underline-offset-[0.2em]"
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

/** What notices said that have gone by themselves, the latest first. A withdrawn one was no longer true. */
export const useRecentNotices = (): readonly string[] => useContext(RecentNoticesContext)
