import './switch.css'
import { useId } from 'react'

interface SwitchProps {
  readonly label: string
  readonly hint: string
  readonly checked: boolean
  readonly onToggle: () => void
}

/** Takes effect immediately, without a submit. */
export function Switch({ label, hint, checked, onToggle }: SwitchProps) {
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
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its state itself
        role="switch"
        checked={checked}
        aria-describedby={hintId}
        onChange={onToggle}
      />
    </div>
  )
}
