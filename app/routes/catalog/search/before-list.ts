import { continueVisit, getNewSince } from '#domain/catalog/listing/visit.ts'

// Runs inline before the list of results is parsed, as a bundle of its own (`scripts/build/inline-scripts.ts`).
// Until hydration it keeps hidden listings from being painted, and reserves space for the lines about hidden and
// new listings (`useShownListings`).

const { type = '', newest = '' } = document.currentScript?.dataset ?? {}

/** @throws when the value is not JSON */
const readStored = (key: string) => JSON.parse(localStorage.getItem(key) ?? '{}')

function getHiddenRules(): string {
  const cards = String(readStored('hiddenHomes'))
    .split(',')
    .flatMap((key) => {
      const [keyType, id = ''] = key.split(' ')
      return keyType === type && /^\d+$/.test(id) ? `li[data-listing="${id}"]` : []
    })
    .join()
  return (
    cards &&
    `:root:not([data-hydrated]){:is(${cards}){display:none}.results-list:has(${cards}) .hidden-note{min-height:3.75rem}}`
  )
}

function getNewRules(): string {
  const visit = readStored('visits')[type]
  const isAnyNew = visit && Number(newest) * 1_000 > getNewSince(continueVisit(visit, Date.now()))
  return isAnyNew ? '.new-note{min-height:2.25rem}' : ''
}

function addRules(getRules: () => string): void {
  try {
    const rules = getRules()
    // Each sheet that comes or goes makes the browser style the whole document anew.
    if (rules === '') return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  } catch {
    // Storage is forbidden, or its value is malformed, which the app logs.
  }
}

addRules(getHiddenRules)
addRules(getNewRules)
