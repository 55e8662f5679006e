import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { socialLinks } from '#content/social-links.ts'
import type { PageLink } from '#domain/platform/page-link.ts'
import { contactDetails } from '#texts/site/contact-details.ts'
import { communityLinks, footerTexts, serviceLinks } from '#texts/site/footer.ts'
import { RecentNotices } from './recent-notices.tsx'
import { Wordmark } from './wordmark.tsx'

function LinkColumn({ heading, links }: { heading: string; links: readonly PageLink[] }) {
  return (
    <nav aria-label={heading}>
      <h2 className="list-heading mb-2 text-footer-soft">{heading}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="list-link gap-2.5">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The footer of every screen except `/` and `/404` (docs/product/shell.md, "Footer"). */
export function Footer({ newsletter }: { newsletter: ReactNode }) {
  return (
    <>
      <div className="page">{newsletter}</div>
      <div className="page grid gap-10 py-14 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="max-w-sm">
          <Wordmark />
          <p className="mt-4 text-footer-soft">{footerTexts.tagline}</p>
          <p className="mt-4 text-footer-soft text-sm">{contactDetails.location}</p>
        </div>
        <LinkColumn heading={footerTexts.service} links={serviceLinks} />
        <LinkColumn heading={footerTexts.community} links={communityLinks} />
        <div>
          <h2 className="list-heading mb-2 text-footer-soft">{footerTexts.follow}</h2>
          <ul>
            {socialLinks.map(({ href, label, icon }) => (
              <li key={href}>
                <a
                  href={href}
                  className="list-link gap-2.5"
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  <Icon name={icon} />
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <RecentNotices />
    </>
  )
}
