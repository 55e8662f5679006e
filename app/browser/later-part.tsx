import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react'

const LATER_BUTTON = '[data-later] button'

const Nothing = () => null

function HydrationReport({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated])
  return null
}

/** React drops presses of what it has not hydrated. */
function holdPresses(hydrated: Promise<void>): void {
  const controller = new AbortController()
  const hold = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>(LATER_BUTTON)
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
  // Of a page that is never shown, nobody asks for it.
  code.catch(() => {})
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
  const mark = (element: Element | null) => {
    hydrated.then(() => element?.removeAttribute('data-later'))
  }
  return memo((props: Props) => {
    // Not `useHydrated`: React gives up a part that is rendered again before it is hydrated.
    const [isRendered] = useState(() => document.documentElement.dataset.hydrated === undefined)
    // A navigation waits for the code, or the rest of its page would move.
    if (!isRendered) return <Navigated {...props} />
    return (
      <div ref={mark} data-later="" className="contents">
        <Suspense>
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
export function createLaterPart<Code, Props extends object>(
  load: () => Promise<Code>,
  onServer: Code | undefined,
  pick: (code: Code) => ComponentType<Props>,
): ComponentType<Props> {
  if (onServer === undefined) return createInBrowser(load().then(pick))
  const Part = pick(onServer)
  return (props: Props) => (
    <div data-later="" className="contents">
      <Suspense>
        <Part {...props} />
      </Suspense>
    </div>
  )
}
