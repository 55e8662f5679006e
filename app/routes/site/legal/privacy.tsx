import { LegalScreen } from '#app/features/site/legal/legal-screen.tsx'
import { publicPage } from '#server/platform/http/pages/cache-control.ts'
import { privacy } from '#texts/legal/privacy.ts'

export const headers = publicPage

export const meta = () => [
  { title: privacy.title },
  { name: 'description', content: privacy.description },
]

/** `/privacy` (docs/product/site.md, "Legal and help pages"). */
export default function Privacy() {
  return <LegalScreen document={privacy} />
}
