import { LegalText } from '#app/features/legal/document.tsx'
import { privacy } from '#content/legal/privacy.ts'

export const meta = () => [
  { title: privacy.title },
  { name: 'description', content: privacy.description },
]

/** `/privacy` (§2 Static pages). */
export default function Privacy() {
  return <LegalText document={privacy} />
}
