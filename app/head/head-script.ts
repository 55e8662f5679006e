import { recordBlurredFields } from '#app/browser/blurred-fields.ts'
import { applyCurrency } from './apply-currency.ts'
import { applyTheme } from './apply-theme.ts'
import { emptyFieldsAfterSignOut } from './empty-fields-after-sign-out.ts'
import { markFirstView } from './first-view.ts'
import { followHistory } from './follow-history.ts'
import { hydrateLater } from './hydrate-later.ts'
import { markPainted } from './mark-painted.ts'
import { omitEmptyFields } from './omit-empty-fields.ts'
import { applyPageFonts, fetchPageFonts } from './page-fonts.ts'

// Runs inline in the head of every document, before its first paint. It is a bundle of its own
// (`scripts/build/inline-scripts.ts`) and shares no module instances with the page.
const { fonts = '', hydration = '' } = document.currentScript?.dataset ?? {}
applyTheme()
applyCurrency()
applyPageFonts(fonts)
markFirstView()
recordBlurredFields()
emptyFieldsAfterSignOut()
omitEmptyFields()
followHistory()
hydrateLater(hydration)
markPainted()
fetchPageFonts(fonts)
