import './switch.css'
import { useId } from 'react'

interface SwitchProps {
  readonly label: string
  readonly hint: string
  readonly on: boolean
  readonly onToggle: () => void
}

/** Takes effect at once. */
export function Switch({ label, hint, on, onToggle }: SwitchProps) {
  const id = useId()
  const hintId = `${id}-hint`
  return (
    <div className="switch">
      <div>
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <p id={hintId} className="text-ink-soft text-sm">
          {hint}
        </p>
      </div>
      <input
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is on
        role="switch"
        checked={on}
        aria-describedby={hintId}
        onChange={onToggle}
      />
    </div>
  )
}
