import { guessLanguage } from '#domain/platform/text/guess-language.ts'
import { moderationTexts } from '#texts/moderation/moderation.ts'

/** An owner's appeal against a rejection. */
export const Appeal = ({ appeal }: { readonly appeal: string }) => (
  <section aria-labelledby="appeal" className="panel mb-6">
    <h2 id="appeal">{moderationTexts.appeal}</h2>
    <p className="mt-2 whitespace-pre-line" lang={guessLanguage(appeal)}>
      {appeal}
    </p>
  </section>
)
