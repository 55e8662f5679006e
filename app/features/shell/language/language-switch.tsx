import { LANGUAGE_WORDS } from '#content/languages.ts'
import { LANGUAGES } from '#domain/platform/language.ts'
import { language, languageTexts } from '#texts/language.ts'
import { LanguageLink } from './language-link.tsx'

const OTHERS = LANGUAGES.filter((other) => other !== language)

/** Links to the page in the other languages; `labeled` is for menus. */
export const LanguageSwitch = ({ labeled = false }: { labeled?: boolean }) =>
  OTHERS.map((other) => {
    const { name, short, read } = LANGUAGE_WORDS[other]
    return labeled ? (
      <LanguageLink key={other} to={other} className="nav-link">
        {name}
      </LanguageLink>
    ) : (
      <LanguageLink
        key={other}
        to={other}
        className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-full font-medium text-label hover:bg-sunken"
        label={`${short}: ${read}`}
      >
        {short}
      </LanguageLink>
    )
  })

/** All languages in their own words. The page's own can be chosen too: mails may come in another one. */
export const LanguageChoice = () => (
  <ul className="flex flex-wrap gap-x-5" aria-label={languageTexts.label}>
    {LANGUAGES.map((one) => (
      <li key={one}>
        <LanguageLink
          to={one}
          className={`text-link min-h-11 ${one === language ? 'font-semibold' : ''}`}
          isCurrent={one === language}
        >
          {LANGUAGE_WORDS[one].name}
        </LanguageLink>
      </li>
    ))}
  </ul>
)
