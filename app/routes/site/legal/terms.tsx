import { LegalScreen } from '#app/features/site/legal/legal-screen.tsx'
import { terms } from '#content/legal/terms.ts'
import { publicPage } from '#server/platform/http/pages/cache-control.ts'

export const headers = publicPage

export const meta = () => [
  { title: terms.title },
  { name: 'description', content: terms.description },
]

/** `/terms` (docs/product/site.md, "Legal and help pages"). */
export default function Terms() {
  return <LegalScreen document={terms} />
}
