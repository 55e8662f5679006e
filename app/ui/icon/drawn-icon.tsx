const shapes = (file: string) =>
  file.slice(file.indexOf('>', file.indexOf('<svg')) + 1, file.lastIndexOf('</svg>'))

/**
 * An icon of few screens, drawn where it stands from the text of its file, so that the sprite which
 * every page carries stays small. It is hidden from screen readers.
 */
export function DrawnIcon({ file, className = 'icon' }: { file: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constant shapes from the icon package
      dangerouslySetInnerHTML={{ __html: shapes(file) }}
    />
  )
}
