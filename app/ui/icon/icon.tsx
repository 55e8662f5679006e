import { type IconName, SPRITE, SPRITE_ID } from './sprite.ts'

type IconProps = {
  readonly className?: string
} & (
  | { readonly name: IconName; readonly shapes?: never }
  /** Of `virtual:lucide/`: for icons of few screens, so that the sprite of every page stays small. */
  | { readonly shapes: string; readonly name?: never }
)

/** An icon beside a text that says the same; it is hidden from screen readers. */
export function Icon({ name, shapes, className = 'icon' }: IconProps) {
  if (shapes === undefined) {
    return (
      <svg className={className} aria-hidden="true">
        <use href={`#${name}`} />
      </svg>
    )
  }
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constant shapes from the icon package
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  )
}

/** The shapes of all icons with a name, once a document: each use of one then costs a few bytes. */
export function IconSprite() {
  return (
    <svg
      id={SPRITE_ID}
      className="hidden"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constant shapes from the icon package
      dangerouslySetInnerHTML={{ __html: SPRITE }}
    />
  )
}
