import '#app/features/newsletter/newsletter.css'
import '#app/forms/waiting-list.css'
import '#app/ui/fields/field.css'
import { createLaterPart } from '#app/browser/later-part.tsx'

const load = () => import('./footer-later.tsx')
const onServer = import.meta.env.SSR ? await load() : undefined

export const FooterLater = createLaterPart(load, onServer, (code) => code.FooterWithNewsletter)
