import { stepTexts } from '#texts/homes/steps.ts'

interface ChoiceOptionsProps<Value extends string> {
  readonly values: readonly Value[]
  readonly names: Readonly<Record<Value, string>>
  /** Label of the empty choice. */
  readonly none?: string | undefined
}

export function ChoiceOptions<Value extends string>(props: ChoiceOptionsProps<Value>) {
  const { values, names, none = stepTexts.unstated } = props
  return (
    <>
      <option value="">{none}</option>
      {values.map((value) => (
        <option key={value} value={value}>
          {names[value]}
        </option>
      ))}
    </>
  )
}
