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

const DEFERRED_BUTTON = '[data-deferred] button'

const Nothing = () => null

/** Before the code of a part is there, a change of the page makes React give up the markup: this shows it again. */
function Kept({ part }: { part: RefObject<HTMLElement | null> }) {
  const [html] = useState(() => part.current?.innerHTML ?? '')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: from the document
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />
}

function HydrationReport({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated])
  return null
}

/** React drops presses of what it has not hydrated. */
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
  // What was pressed works by itself then, or not at all.
  code.catch(() => resolve())
  // A part whose code does not come stays as the server has rendered it.
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
    // Not `useHydrated`: React gives up a part that is rendered again before it is hydrated.
    const [isRendered] = useState(() => document.documentElement.dataset.hydrated === undefined)
    // A navigation waits for the code, or the rest of its page would move.
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
 * A part of a page that the server renders, and whose code comes after that of the page: no first touch waits for it,
 * and presses of its buttons wait for it. Its properties must stay the same until it is hydrated.
 *
 * @param onServer what `load` resolves to on the server, `undefined` in the browser
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
