import './language-note.css'
import { useEffect, useState } from 'react'
import { storedLanguage } from '#app/browser/storage/language.ts'
import { iconButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { LANGUAGE_WORDS } from '#content/languages.ts'
import { choosePreferred, type Language } from '#domain/platform/language.ts'
import { language } from '#texts/language.ts'
import { restoreCarriedPage } from './carried-page.ts'
import { keepChoice, LanguageLink } from './language-link.tsx'

/**
 * Offers the page in the language of the browser, or in the one that was chosen before. A page in the address's own
 * language is never replaced by itself: addresses are shared.
 */
export function LanguageNote() {
  const [offered, setOffered] = useState<Language | null>(null)
  useEffect(() => {
    restoreCarriedPage()
    const preferred = storedLanguage.get() ?? choosePreferred(navigator.languages)
    if (preferred !== language) setOffered(preferred)
  }, [])
  if (offered === null) return null
  const { offer, read, decline } = LANGUAGE_WORDS[offered]
  function stay() {
    keepChoice(language)
    setOffered(null)
  }
  return (
    <aside lang={offered} aria-label={LANGUAGE_WORDS[offered].name} className="language-note">
      <p>{offer}</p>
      <LanguageLink to={offered} className="text-link min-h-11">
        {read}
      </LanguageLink>
      <button type="button" className={iconButton} aria-label={decline} onClick={stay}>
        <Icon name="x" />
      </button>
    </aside>
  )
}
