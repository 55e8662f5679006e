import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import { isServerReachable } from './network/ping-server.ts'
import { whenServerIsBack } from './network/when-server-is-back.ts'

const DEFERRED_BUTTON = '[data-deferred] button'

const Nothing = () => null

/** If the page re-renders before the code has loaded, React drops the server markup; this shows a copy. */
function Kept({ part }: { part: RefObject<HTMLElement | null> }) {
  const [html] = useState(() => part.current?.innerHTML ?? '')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: from the document
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />
}

function HydrationReport({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated])
  return null
}

/** React drops clicks on markup that it has not hydrated. */
function holdPresses(hydrated: Promise<void>): void {
  const controller = new AbortController()
  const hold = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>(DEFERRED_BUTTON)
    if (button === null) return
    event.preventDefault()
    event.stopImmediatePropagation()
    hydrated.then(() => button.click())
  }
  window.addEventListener('click', hold, { capture: true, signal: controller.signal })
  hydrated.then(() => controller.abort())
}

function createInBrowser<Props extends object>(code: Promise<ComponentType<Props>>) {
  const { promise: hydrated, resolve } = Promise.withResolvers<void>()
  holdPresses(hydrated)
  // Without the code, clicks are held only until there is a connection: then native behavior works, and the rest
  // does nothing.
  code.catch(async () => ((await isServerReachable()) ? resolve() : whenServerIsBack(resolve)))
  // If the code fails to load, the server markup stays.
  const Rendered = lazy(async () => {
    const Part = await code.catch(() => new Promise<never>(() => {}))
    return {
      default: (props: Props): ReactNode => (
        <>
          <Part {...props} />
          <HydrationReport onHydrated={resolve} />
        </>
      ),
    }
  })
  const Navigated = lazy(async () => ({ default: await code.catch(() => Nothing) }))
  return memo((props: Props) => {
    const part = useRef<HTMLDivElement>(null)
    useEffect(() => {
      hydrated.then(() => part.current?.removeAttribute('data-deferred'))
    }, [])
    // Not `useHydrated`: re-rendering a part before it hydrates makes React drop its markup.
    const [isRendered] = useState(() => document.documentElement.dataset.hydrated === undefined)
    // A client navigation waits for the code; otherwise the rest of the page would shift.
    if (!isRendered) return <Navigated {...props} />
    return (
      <div ref={part} data-deferred="" className="contents">
        <Suspense fallback={<Kept part={part} />}>
          <Rendered {...props} />
        </Suspense>
      </div>
    )
  })
}

/**
 * A part of a page that is rendered on the server but whose code loads after the page's own, so that the
 * first interaction need not wait for it. Clicks on its buttons are held until it hydrates. Its props must
 * not change before then.
 *
 * @param onServer what `load` resolves to, on the server; `undefined` in the browser
 */
export function createDeferredComponent<Code, Props extends object>(
  load: () => Promise<Code>,
  onServer: Code | undefined,
  pick: (code: Code) => ComponentType<Props>,
): ComponentType<Props> {
  if (onServer === undefined) return createInBrowser(load().then(pick))
  const Part = pick(onServer)
  return (props: Props) => (
    <div data-deferred="" className="contents">
      <Suspense>
        <Part {...props} />
      </Suspense>
    </div>
  )
}
