import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { quietButton } from '#app/ui/button.ts'
import { FormProblem } from '#app/ui/fields/form-problem.tsx'
import { savedSearchTexts } from '#texts/catalog/saved-search.ts'

type Outcome = { readonly browser: 'on' | 'off' | 'failed' | 'too many' } | { problem: string }

const PROBLEMS = {
  failed: savedSearchTexts.pushFailed,
  'too many': savedSearchTexts.tooManyBrowsers,
} as const

/** Turns notifications of this browser on and off. Without scripts or push there is nothing to turn on. */
export function BrowserSetting({ pushKey }: { readonly pushKey: string }) {
  const [canPush, setCanPush] = useState(false)
  const [isWorking, setWorking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const fetcher = useFetcher<Outcome>()

  useEffect(() => {
    setCanPush('serviceWorker' in navigator && 'PushManager' in window)
  }, [])

  const outcome = fetcher.data
  const state = outcome && 'browser' in outcome ? outcome.browser : undefined
  const isOn = state === 'on'

  async function toggle(): Promise<void> {
    setProblem(undefined)
    setWorking(true)
    try {
      const subscription = await subscribe(pushKey)
      const { endpoint, keys } = subscription.toJSON()
      const intent = isOn ? 'no-notify' : 'notify'
      await fetcher.submit({ intent, endpoint: endpoint ?? '', ...keys }, { method: 'post' })
    } catch (error) {
      const isDenied = error instanceof DOMException && error.name === 'NotAllowedError'
      setProblem(isDenied ? savedSearchTexts.denied : savedSearchTexts.pushFailed)
    } finally {
      setWorking(false)
    }
  }

  const shownProblem =
    problem ??
    (outcome && 'problem' in outcome
      ? outcome.problem
      : state === 'failed' || state === 'too many'
        ? PROBLEMS[state]
        : undefined)
  return (
    <section className="panel saved-search-form">
      <h2 className="text-xl">{savedSearchTexts.browser}</h2>
      <p className="text-ink-soft">
        {canPush ? savedSearchTexts.browserHint : savedSearchTexts.noPush}
      </p>
      {canPush && (
        <BusyButton
          className={quietButton}
          busy={isWorking || fetcher.state !== 'idle'}
          onClick={() => void toggle()}
        >
          {isOn ? savedSearchTexts.noNotify : savedSearchTexts.notify}
        </BusyButton>
      )}
      <FormProblem problem={shownProblem} />
    </section>
  )
}

/** The subscription of this browser, which it keeps for all searches. */
async function subscribe(pushKey: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready
  return (
    (await pushManager.getSubscription()) ??
    (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey }))
  )
}
