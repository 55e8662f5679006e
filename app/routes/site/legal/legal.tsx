import { LegalScreen } from '#app/features/site/legal/legal-screen.tsx'
import { publicPage } from '#server/platform/http/pages/cache-control.ts'
import { legalNotice } from '#texts/legal/legal-notice.ts'

export const headers = publicPage

export const meta = () => [
  { title: legalNotice.title },
  { name: 'description', content: legalNotice.description },
]

/** `/legal` (docs/product/site.md, "Legal and help pages"). */
export default function Legal() {
  return <LegalScreen document={legalNotice} />
}
