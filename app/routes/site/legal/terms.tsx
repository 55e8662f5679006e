import { LegalScreen } from '#app/features/site/legal/legal-screen.tsx'
import { publicPage } from '#server/platform/http/pages/cache-control.ts'
import { terms } from '#texts/legal/terms.ts'

export const headers = publicPage

export const meta = () => [
  { title: terms.title },
  { name: 'description', content: terms.description },
]

/** `/terms` (docs/product/site.md, "Legal and help pages"). */
export default function Terms() {
  return <LegalScreen document={terms} />
}
