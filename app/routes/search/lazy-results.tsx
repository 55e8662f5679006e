import '#app/features/favorite/favorite-button.css'
import '#app/features/listing/card/card-mark.css'
import '#app/features/listing/card/card-pictures.css'
import '#app/features/listing/card/hide-button.css'
import '#app/features/listing/card/listing-card.css'
import '#app/features/listing/remembered/recently-seen.css'
import '#app/features/map/listings/controls/view-switch.css'
import '#app/features/search/results/no-results.css'
import '#app/features/search/results/pager.css'
import '#app/features/search/results/sort-field.css'
import { type ComponentProps, use } from 'react'
import { ModulePreloads } from '#app/head/module-preloads.tsx'
import type * as parts from './results-parts.ts'

// `/property` without a type must not load the code of cards (decision 107, `test/site/budgets.ts`), but needs their
// styles, which documents contain and which must not change when results come.

type Parts = typeof parts

const load = () => import('./results-parts.ts')
const onServer = import.meta.env.SSR ? await load() : undefined

/** Like React Router with the module of a route: the server's document works without scripts. */
function reloadPage(error: unknown): Promise<never> {
  console.error('The code of the results did not load.', error)
  location.reload()
  return new Promise(() => {})
}

let loading: Promise<Parts> | undefined

/** Once; every search page calls it after hydration, so that the first search need not wait. A failure is forgotten. */
export function loadResults(): Promise<Parts> {
  loading ??= load().catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}

/** Apart from `loading`, because a failure reloads the page here. */
let needed: Promise<Parts> | undefined

/** Suspends until the code is there: hydration waits for it, and so does a navigation. */
function useResults(): Parts {
  if (onServer !== undefined) return onServer
  needed ??= loadResults().catch(reloadPage)
  return use(needed)
}

/** Whether this page shows results, or is navigated to, most likely for results. */
const isNeeded = () =>
  document.documentElement.dataset.hydrated !== undefined ||
  document.querySelector('[data-results]') !== null

// Not when the component renders: this way the code comes together with that of the page, or with the data.
if (!import.meta.env.SSR && isNeeded()) loadResults().catch(() => {})

export function LazyResults(props: ComponentProps<Parts['Results']>) {
  const { Results } = useResults()
  return (
    <>
      {/* Must be a module that is only imported dynamically. */}
      <ModulePreloads source="app/routes/search/results-parts.ts" />
      <Results {...props} />
    </>
  )
}

export function LazyResultsMap(props: ComponentProps<Parts['ResultsMap']>) {
  const { ResultsMap } = useResults()
  return <ResultsMap {...props} />
}

export function LazyResultsTools(props: ComponentProps<Parts['ResultsTools']>) {
  const { ResultsTools } = useResults()
  return <ResultsTools {...props} />
}
