import { LANGUAGE_WORDS } from '#content/languages.ts'
import { guessLanguage } from '#domain/platform/text/guess-language.ts'
import { languageTexts } from '#texts/language.ts'
import './evidence.css'
import { evidenceTexts, formatOtherHomes } from '#texts/moderation/evidence.ts'
import { nameDecision } from '#texts/moderation/moderation.ts'
import type { getBackground } from './evidence.ts'
import { HomeList } from './shown-evidence.tsx'

/** How the owner came here, with what, and what was decided about it; never who it is. */
export function OwnerBackground({
  accountSince,
  language,
  homes,
  total,
  decisions,
}: NonNullable<Awaited<ReturnType<typeof getBackground>>>) {
  return (
    <section aria-labelledby="owner" className="panel evidence-panel">
      <h2 id="owner">{evidenceTexts.known}</h2>
      <dl className="evidence-facts grid gap-4">
        <div>
          <dt>{evidenceTexts.account}</dt>
          <dd>{accountSince ?? evidenceTexts.accountUnknown}</dd>
        </div>
        <div>
          <dt>{languageTexts.label}</dt>
          <dd lang={language}>{LANGUAGE_WORDS[language].name}</dd>
        </div>
        <div>
          <dt>{formatOtherHomes(homes.length, total)}</dt>
          <dd>{homes.length === 0 ? evidenceTexts.othersNone : <HomeList homes={homes} />}</dd>
        </div>
        <div>
          <dt>{evidenceTexts.decisions}</dt>
          <dd>
            {decisions.length === 0 ? (
              evidenceTexts.decisionsNone
            ) : (
              <ul>
                {decisions.map(({ id, on, decision, home, reason }) => (
                  <li key={id}>
                    {nameDecision('offer', decision)}{' '}
                    <span className="text-ink-soft">
                      · <bdi>{home ?? evidenceTexts.thisHome}</bdi>, {on}
                    </span>
                    {reason !== null && (
                      <p className="text-ink-soft text-sm" dir="auto" lang={guessLanguage(reason)}>
                        {reason}
                      </p>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </dd>
        </div>
      </dl>
    </section>
  )
}
