import { Help } from '#app/features/legal/help.tsx'
import { helpTexts } from '#content/texts/help.ts'

export const meta = () => [
  { title: helpTexts.title },
  { name: 'description', content: helpTexts.description },
]

/** `/help` (§2 Static pages). */
export default function HelpPage() {
  return <Help />
}
