import { LegalScreen } from '#app/features/site/legal/legal-screen.tsx'
import { privacy } from '#content/legal/privacy.ts'
import { publicPage } from '#server/platform/http/pages/cache-control.ts'

export const headers = publicPage

export const meta = () => [
  { title: privacy.title },
  { name: 'description', content: privacy.description },
]

/** `/privacy` (docs/product/site.md, "Legal and help pages"). */
export default function Privacy() {
  return <LegalScreen document={privacy} />
}
