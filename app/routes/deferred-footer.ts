import '#app/features/newsletter/newsletter.css'
import '#app/forms/queued-form-list.css'
import '#app/ui/fields/field.css'
import { createDeferredComponent } from '#app/browser/deferred-component.tsx'

const load = () => import('./newsletter-footer.tsx')
const onServer = import.meta.env.SSR ? await load() : undefined

export const DeferredFooter = createDeferredComponent(
  load,
  onServer,
  (code) => code.NewsletterFooter,
)
