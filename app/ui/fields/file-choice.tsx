import './file-choice.css'
import { type ComponentProps, useState } from 'react'
import { quietButton } from '#app/ui/button.ts'

interface FileChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  readonly id: string
  readonly label: string
}

/**
 * A button of the site, with the names of the chosen files. The browser's own, which is in the browser's language, lies
 * over it unseen; without scripts it stands below, because only it can say what was chosen.
 */
export function FileChoice({ label, ...input }: FileChoiceProps) {
  const [names, setNames] = useState('')
  return (
    <div className="file-choice">
      <label htmlFor={input.id} className={quietButton}>
        {label}
      </label>
      <input
        {...input}
        type="file"
        onChange={({ currentTarget: { files } }) =>
          setNames(Array.from(files ?? [], ({ name }) => name).join(', '))
        }
      />
      {names !== '' && <span className="wrap-anywhere text-ink-soft text-sm">{names}</span>}
    </div>
  )
}
