import { type ComponentType, lazy, memo, Suspense, useEffect, useState } from 'react'

const LATER_BUTTON = '[data-later] button'

const Nothing = () => null

/** Keeps what the server has rendered: React does not look into it. */
const AsRendered = () => (
  <div
    className="contents"
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: empty
    dangerouslySetInnerHTML={{ __html: '' }}
  />
)

const removeMark = (element: Element | null) => element?.removeAttribute('data-later')

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
  // What was pressed works by itself then, or not at all.
  code.catch(() => resolve())
  // A part whose code does not come stays as the server has rendered it. It is hydrated nevertheless, because a
  // navigation waits for a part that is not.
  const Rendered = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    const Part = await code.catch(() => null)
    if (Part === null) return { default: AsRendered }
    return {
      default: (props) => (
        <div ref={removeMark} data-later="" className="contents">
          <Part {...props} />
          <HydrationReport onHydrated={resolve} />
        </div>
      ),
    }
  })
  const Navigated = lazy(async () => ({ default: await code.catch(() => Nothing) }))
  return memo((props: Props) => {
    // Not `useHydrated`: React gives up a part that is rendered again before it is hydrated.
    const [isRendered] = useState(() => document.documentElement.dataset.hydrated === undefined)
    // A navigation waits for the code, or the rest of its page would move.
    if (!isRendered) return <Navigated {...props} />
    return (
      <Suspense>
        <Rendered {...props} />
      </Suspense>
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
    <Suspense>
      <div data-later="" className="contents">
        <Part {...props} />
      </div>
    </Suspense>
  )
}
