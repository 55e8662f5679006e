import './filter-panel.css'
import { FieldMessage } from '#app/ui/fields/field.tsx'
import { filterTexts } from '#content/texts/search/filters.ts'
import type { RangeProblems } from '#domain/search/filter-problems.ts'
import type { RangeText } from '#domain/search/filters.ts'
import { MAX_FILTER_TEXT_LENGTH } from '#domain/search/search-query.ts'

interface RangeFieldProps {
  /** The query names are this with `Min` and `Max`. */
  readonly name: 'price' | 'area'
  readonly applied: RangeText
  readonly problems: RangeProblems
}

function getRangeMessage({ min, max, order }: RangeProblems): string | undefined {
  if (min || max) return filterTexts.notANumber
  return order ? filterTexts.minAboveMax : undefined
}

/** Two free texts, from and to, with one message. */
export function RangeField({ name, applied, problems }: RangeFieldProps) {
  const messageId = `${name}-message`
  const message = getRangeMessage(problems)
  const input = (bound: 'min' | 'max') => {
    const field = `${name}${bound === 'min' ? 'Min' : 'Max'}` as const
    return (
      <input
        name={field}
        defaultValue={applied[bound]}
        placeholder={filterTexts[bound]}
        aria-label={filterTexts[field]}
        aria-invalid={problems[bound] || problems.order || undefined}
        aria-describedby={message === undefined ? undefined : messageId}
        maxLength={MAX_FILTER_TEXT_LENGTH}
        autoComplete="off"
        className="field-input"
      />
    )
  }
  return (
    <fieldset>
      <legend className="filter-legend">{filterTexts[name]}</legend>
      <div className="grid grid-cols-2 gap-2">
        {input('min')}
        {input('max')}
      </div>
      <FieldMessage id={messageId} message={message} />
    </fieldset>
  )
}
