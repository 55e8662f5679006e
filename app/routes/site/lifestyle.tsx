import { LifestyleScreen } from '#app/features/site/lifestyle/lifestyle.tsx'
import { publicPage } from '#server/platform/http/pages/cache-control.ts'
import { lifestyleTexts } from '#texts/site/lifestyle.ts'

export const headers = publicPage

export const meta = () => [
  { title: lifestyleTexts.title },
  { name: 'description', content: lifestyleTexts.description },
]

/** `/lifestyle` (docs/product/site.md, "Lifestyle page"). */
export default function LifestylePage() {
  return <LifestyleScreen />
}
