import { Newsletter } from '#app/features/newsletter/newsletter.tsx'
import { Footer } from '#app/features/shell/footer.tsx'

/** What is at the end of every page, and hydrated after its first touch. */
export const FooterWithNewsletter = () => <Footer newsletter={<Newsletter />} />
