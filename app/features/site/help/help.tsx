import '#app/features/site/reading-page.css'
import './help.css'
import { Link } from 'react-router'
import { primaryButton, quietButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { socialLinks } from '#content/social-links.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { helpTexts } from '#texts/site/help.ts'

function Questions() {
  return (
    <section aria-labelledby="questions" className="min-w-0">
      <h2 id="questions" className="mb-4 text-3xl">
        {helpTexts.questions}
      </h2>
      {helpTexts.questionList.map(({ id, question, answer }) => (
        <details key={id} className="no-marker help-question border-line border-t last:border-b">
          <summary className="flex min-h-17 cursor-pointer items-center justify-between gap-4 py-4">
            <h3>{question}</h3>
            <Icon name="chevron-down" />
          </summary>
          {/* A URL with this fragment opens the answer. */}
          <div id={id}>
            {answer.map((paragraph) => (
              <p key={paragraph} className="max-w-[62ch] pb-4 text-ink-soft leading-[1.7]">
                {paragraph}
              </p>
            ))}
          </div>
        </details>
      ))}
    </section>
  )
}

function Support() {
  return (
    <aside
      aria-labelledby="support"
      className="panel grid justify-items-start gap-4 self-start border-0 bg-sunken"
    >
      <h2 id="support" className="text-[1.75rem]">
        {helpTexts.support}
      </h2>
      <p>{helpTexts.supportLead}</p>
      <Link to={PATHS.contact} prefetch="intent" className={primaryButton}>
        {helpTexts.contact}
      </Link>
      <h3 className="list-heading mt-3">{helpTexts.owners}</h3>
      <p>{helpTexts.ownersLead}</p>
      <Link to={PATHS.myListings} className={quietButton}>
        {helpTexts.listHome}
      </Link>
      <h3 className="list-heading mt-3">{helpTexts.follow}</h3>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {socialLinks.map(({ href, label, icon }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noopener noreferrer" className="list-link">
              <Icon name={icon} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </aside>
  )
}

/** docs/product/site.md, "Legal and help pages". */
export function Help() {
  return (
    <div className="page reading-page help-page">
      <header className="reading-head">
        <h1>{helpTexts.title}</h1>
        <p className="reading-lead">{helpTexts.lead}</p>
      </header>
      <Questions />
      <Support />
    </div>
  )
}
