import { type IconName, SPRITE, SPRITE_ID } from './sprite.ts'

type IconProps = {
  readonly className?: string
} & (
  | { readonly name: IconName; readonly shapes?: never }
  /**
   * The shapes of an icon from `virtual:lucide/`, for icons that few screens use: this keeps the sprite of every page
   * small.
   */
  | { readonly shapes: string; readonly name?: never }
)

/** An icon next to text that says the same, so it is hidden from screen readers. */
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

/** The shapes of all named icons, once per document: each use of one then costs only a few bytes. */
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
