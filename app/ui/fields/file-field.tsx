import './file-field.css'
import './field.css'
import type { ChangeEvent } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Field, type LabelProps } from './field.tsx'

interface FileFieldProps extends Omit<LabelProps, 'hint'> {
  readonly accept: string
  readonly chooseLabel: string
  /** The name of the chosen file, or a text that says there is none. */
  readonly fileLabel: string
  readonly onChoose: (file: File) => void
  readonly removeLabel: string
  /** Without it there is no button to remove the file. */
  readonly onRemove?: (() => void) | undefined
}

/**
 * The caller keeps the file. The native input is invisible but covers the row, so that a file can be dropped on it.
 */
export function FileField(props: FileFieldProps) {
  const { label, message, accept, chooseLabel, fileLabel, onChoose, removeLabel, onRemove } = props

  function onChange({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const [file] = input.files ?? []
    if (file) onChoose(file)
    // Without this, choosing the same file again would not fire a change event.
    input.value = ''
  }

  return (
    <Field label={label} message={message}>
      {(control) => {
        const fileLabelId = `${control.id}-file`
        return (
          <div className="file-row">
            <input
              {...control}
              type="file"
              accept={accept}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              aria-describedby={`${fileLabelId} ${control['aria-describedby']}`}
              onChange={onChange}
            />
            <span
              className="file-button flex-none rounded-sm bg-sunken px-3.5 py-1.5 font-medium text-label"
              aria-hidden="true"
            >
              {chooseLabel}
            </span>
            <span id={fileLabelId} className="min-w-0 truncate text-ink-soft text-label">
              {fileLabel}
            </span>
            {onRemove && (
              <button
                type="button"
                className="field-button"
                aria-label={removeLabel}
                onClick={onRemove}
              >
                <Icon name="x" />
              </button>
            )}
          </div>
        )
      }}
    </Field>
  )
}
