import { applyCurrency } from './apply-currency.ts'
import { applyTheme } from './apply-theme.ts'
import { emptyFieldsAfterSignOut } from './empty-fields-after-sign-out.ts'
import { markFirstView } from './first-view.ts'
import { followHistory } from './follow-history.ts'
import { applyFonts } from './page-fonts.ts'
import { restoreScroll } from './restore-scroll.ts'
import { startPage } from './start-page.ts'

// This script runs inline in the head of every document, before its first paint. It is a bundle of its own
// (`scripts/build/inline-scripts.ts`) and shares no module instances with the page.
applyTheme()
applyCurrency()
applyFonts(JSON.parse(document.currentScript?.dataset.fonts ?? '[]'))
markFirstView()
restoreScroll()
emptyFieldsAfterSignOut()
followHistory()
startPage()
