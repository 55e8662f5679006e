import { Help } from '#app/features/site/help/help.tsx'
import { publicPage } from '#server/platform/http/pages/cache-control.ts'
import { helpTexts } from '#texts/site/help.ts'

export const headers = publicPage

export const meta = () => [
  { title: helpTexts.title },
  { name: 'description', content: helpTexts.description },
]

/** `/help` (docs/product/site.md, "Legal and help pages"). */
export default function HelpPage() {
  return <Help />
}
