import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { schemaResolver } from './schema-resolver.ts'
import { useReplayedBlurs } from './use-replayed-blurs.ts'

/** A form that the server's action refused. */
export interface RejectedForm<Name extends string = string> {
  readonly values: Readonly<Record<Name, string>>
  readonly errors: Readonly<Partial<Record<Name, string | undefined>>>
}

/** Why a submit failed: the error of a field, or a problem that no single field caused. */
export type SubmitFailure<Name extends string> =
  | { readonly field: Name; readonly message: string }
  | { readonly problem: string }

/** Wider than the names of the form: the library's types do not follow a generic name. */
type Texts = Record<string, string>

interface SchemaFormOptions<Name extends string, Output> {
  readonly schema: z.core.$ZodType<Output, Record<Name, string>>
  /** Called with valid values. */
  readonly onValid: (values: Output) => Promise<SubmitFailure<Name> | undefined> | Promise<void>
  /**
   * Only for a form that opens in the browser. In a form that the server renders it would replace
   * what was typed before hydration.
   */
  readonly defaultValues?: Readonly<Record<Name, string>>
  /** What the server's action returned, by `useActionData` or as the data of a fetcher. */
  readonly rejected?: RejectedForm<Name> | undefined
}

/**
 * The one way to a form (decision 34): binds a schema, its messages, fields left before hydration and
 * the submit. Spread `form` on the `<form>` and `field(name)` on each field of `app/ui/`.
 */
export function useSchemaForm<Name extends string, Output>({
  schema,
  onValid: submit,
  defaultValues,
  rejected: returned,
}: SchemaFormOptions<Name, Output>) {
  const { register, handleSubmit, setError, reset, getValues, clearErrors, formState } = useForm<
    Texts,
    unknown,
    Output
  >({
    mode: 'onTouched',
    resolver: schemaResolver(schema),
    ...(defaultValues && { defaultValues }),
  })
  const { errors, touchedFields, isSubmitting, isSubmitted } = formState
  const ref = useReplayedBlurs()
  const [problem, setProblem] = useState<string>()
  // What the first document was rendered with; a later refusal becomes errors of the form library.
  const [first] = useState(returned)
  const [wasReset, setWasReset] = useState(false)

  const submitValid = handleSubmit(async (values) => {
    setProblem(undefined)
    const failure = await submit(values)
    if (!failure) return
    if ('problem' in failure) setProblem(failure.problem)
    else setError(failure.field, { message: failure.message }, { shouldFocus: true })
  })
  const isUnderWay = useRef(false)
  async function onSubmit(event: SubmitEvent): Promise<void> {
    // A second submit does nothing, also before the button is off.
    if (isUnderWay.current) return event.preventDefault()
    isUnderWay.current = true
    await submitValid(event).finally(() => {
      isUnderWay.current = false
    })
  }

  const latest = useRef(returned)
  useEffect(() => {
    if (returned === undefined || returned === latest.current) return
    latest.current = returned
    getErrors(returned).forEach(([name, message], index) => {
      setError(name, { message }, { shouldFocus: index === 0 })
    })
  }, [returned, setError])

  return {
    form: {
      ref,
      method: 'post' as const,
      noValidate: true,
      'aria-busy': isSubmitting,
      onSubmit,
    },
    field(name: Name) {
      const isChecked = isSubmitted || touchedFields[name] || wasReset
      return {
        ...register(name),
        message: errors[name]?.message ?? (isChecked ? undefined : first?.errors[name]),
        ...(first && {
          defaultValue: first.values[name],
          autoFocus: name === getErrors(first)[0]?.[0],
        }),
      }
    },
    isSubmitting,
    /** Undefined as soon as the next submit begins. */
    problem,
    /** Unlike a failure of `submit` it leaves the focus where it is. */
    showError: (name: Name, message: string) => setError(name, { message }),
    clearErrors: () => clearErrors(),
    getValues: getValues as unknown as () => Partial<Record<Name, string>>,
    /** Fills the fields with `values` and forgets what was wrong. */
    reset(values: Readonly<Record<Name, string>>) {
      setWasReset(true)
      reset(values, { keepFieldsRef: true })
    },
  }
}

const getErrors = ({ errors }: RejectedForm): [name: string, message: string][] =>
  Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== undefined)
