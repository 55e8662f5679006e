import type { MouseEvent, ReactNode } from 'react'
import { useLocation } from 'react-router'
import { isUnmodifiedClick } from '#app/browser/listings/opened-listing.ts'
import { storedAvatarLetter } from '#app/browser/storage/avatar-letter.ts'
import { storedLanguage } from '#app/browser/storage/language.ts'
import { inLanguage, type Language } from '#domain/platform/language.ts'
import { ENDPOINTS } from '#domain/platform/paths.ts'
import { carryPage } from './carried-page.ts'

/** Keeps the choice: in this browser, and with the account for mails. */
export function keepChoice(language: Language): void {
  storedLanguage.update(() => language)
  if (storedAvatarLetter.get() === null) return
  const body = new URLSearchParams({ language })
  fetch(ENDPOINTS.myLanguage, { method: 'POST', body, keepalive: true }).catch(() => {
    // Mails stay in the language that the account has; this browser keeps the choice.
  })
}

interface LanguageLinkProps {
  readonly to: Language
  readonly className: string
  /** The accessible name, which begins with what is shown. */
  readonly label?: string
  readonly isCurrent?: boolean
  readonly children: ReactNode
}

/** Leads to the same page in another language, with what is typed on it and the place where it is read. */
export function LanguageLink({ to, className, label, isCurrent, children }: LanguageLinkProps) {
  const { pathname, search, hash } = useLocation()
  function choose(event: MouseEvent<HTMLAnchorElement>) {
    // The document was rendered without the fragment, and hydration leaves the attribute as it is.
    event.currentTarget.hash = location.hash
    if (!isUnmodifiedClick(event)) return
    keepChoice(to)
    carryPage()
  }
  return (
    <a
      href={inLanguage(pathname + search + hash, to)}
      hrefLang={to}
      lang={to}
      aria-label={label}
      aria-current={isCurrent || undefined}
      className={className}
      onClick={choose}
    >
      {children}
    </a>
  )
}
