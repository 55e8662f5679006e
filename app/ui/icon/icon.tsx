import { type IconName, SPRITE } from './sprite.ts'

/** An icon beside a text that says the same; it is hidden from screen readers. */
export function Icon({ name, className = 'icon' }: { name: IconName; className?: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`#${name}`} />
    </svg>
  )
}

/** The shapes of all icons, once a document: each use of one then costs a few bytes. */
export function IconSprite() {
  return (
    <svg
      className="hidden"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constant shapes from the icon package
      dangerouslySetInnerHTML={{ __html: SPRITE }}
    />
  )
}
