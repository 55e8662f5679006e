import { applyCurrency, applyTheme } from './apply-theme-and-currency.ts'
import { emptyFieldsAfterSignOut } from './empty-fields-after-sign-out.ts'
import { followHistory, restoreScroll } from './history-entry.ts'
import { applyFonts } from './page-fonts.ts'
import { startPage } from './start-page.ts'

// This script runs inline in the head of every document, before its first paint. It is a bundle of its own
// (`scripts/build/inline-scripts.ts`) and shares no module instances with the page.
applyTheme()
applyCurrency()
applyFonts(JSON.parse(document.currentScript?.dataset.fonts ?? '[]'))
restoreScroll()
emptyFieldsAfterSignOut()
followHistory()
startPage()
