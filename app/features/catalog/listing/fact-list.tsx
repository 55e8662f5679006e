import { Icon } from '#app/ui/icon/icon.tsx'
import type { IconName } from '#app/ui/icon/sprite.ts'
import type { IconShapes } from './fact-icons.ts'

interface FactListProps {
  readonly className: string
  /** Empty texts are left out (docs/product/catalog.md, "Facts that are not stated"). */
  readonly facts: readonly (readonly [IconName | IconShapes, text: string, name?: string])[]
}

export function FactList({ className, facts }: FactListProps) {
  return (
    <ul className={className}>
      {facts
        .filter(([, text]) => text !== '')
        .map(([icon, text, name]) => (
          <li key={`${name} ${text}`}>
            <Icon {...(typeof icon === 'string' ? { name: icon } : icon)} />
            {name === undefined ? (
              text
            ) : (
              <span>
                <small>{name} </small>
                <span>{text}</span>
              </span>
            )}
          </li>
        ))}
    </ul>
  )
}
