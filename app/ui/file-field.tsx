import { type ChangeEvent, useId } from 'react'
import { FieldMessage } from './field-message.tsx'
import { Icon } from './icon/icon.tsx'

interface FileFieldProps {
  readonly label: string
  readonly message?: string | undefined
  /** The kinds of files that are offered, as `accept` of an input. */
  readonly accept: string
  /** Words on the button. */
  readonly choose: string
  /** What stands beside the button: the name of the file, or that there is none. */
  readonly chosen: string
  readonly onChoose: (file: File) => void
  /** Name of the button that takes the file back, which is there with `onRemove`. */
  readonly remove: string
  readonly onRemove?: () => void
}

/**
 * A field for one file. The browser's own control lies invisible over the whole row, so that a file
 * can be dropped there too; which file is chosen is for the caller to remember.
 */
export function FileField(props: FileFieldProps) {
  const { label, message, accept, choose, chosen, onChoose, remove, onRemove } = props
  const id = useId()
  const [chosenId, messageId] = [`${id}-chosen`, `${id}-message`]

  function onChange({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const [file] = input.files ?? []
    if (file) onChoose(file)
    // Emptied, so that choosing the same file once more is a change as well.
    input.value = ''
  }

  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <div className="file-row">
        <input
          id={id}
          type="file"
          accept={accept}
          aria-invalid={message !== undefined}
          aria-describedby={`${chosenId} ${messageId}`}
          onChange={onChange}
        />
        <span className="file-button" aria-hidden="true">
          {choose}
        </span>
        <span id={chosenId} className="file-name">
          {chosen}
        </span>
        {onRemove && (
          <button type="button" className="field-button" aria-label={remove} onClick={onRemove}>
            <Icon name="x" />
          </button>
        )}
      </div>
      <FieldMessage id={messageId} message={message} />
    </div>
  )
}
