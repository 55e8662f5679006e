import './about.css'
import { Icon } from '#app/ui/icon/icon.tsx'
import { socialLinks } from '#content/social-links.ts'
import type { TeamMember } from '#domain/site/contact/team-member.ts'
import { aboutTexts, profileLabel } from '#texts/site/about.ts'

function ProfileLink({ member: { name, socialNetwork } }: { member: TeamMember }) {
  const network = socialLinks.find(({ href }) => href === socialNetwork)
  const label = network?.label ?? new URL(socialNetwork).hostname
  return (
    <a
      href={socialNetwork}
      target="_blank"
      rel="noopener noreferrer"
      className="list-link min-h-11 font-medium text-brand-ink text-label"
      aria-label={profileLabel(name, label)}
    >
      <Icon name={network?.icon ?? 'link'} />
      {label}
    </a>
  )
}

/** docs/product/site.md, "About page". */
export function Team({ members }: { members: readonly TeamMember[] }) {
  return (
    <section className="page" aria-labelledby="team">
      <h2 id="team" className="about-heading">
        {aboutTexts.team}
      </h2>
      <p className="about-lead">{aboutTexts.teamLead}</p>
      <ul className="about-list about-team">
        {members.map((member) => (
          <li key={member.name}>
            <img
              src={member.ava}
              alt=""
              width={320}
              height={320}
              loading="lazy"
              className="team-portrait aspect-square h-auto w-full rounded-lg bg-sunken"
            />
            <h3 className="mt-4">{member.name}</h3>
            <p className="text-ink-soft">{member.position}</p>
            <ProfileLink member={member} />
          </li>
        ))}
      </ul>
    </section>
  )
}
