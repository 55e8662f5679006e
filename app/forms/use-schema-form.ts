import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { getFieldMessages } from './field-messages.ts'

/**
 * For flat forms of strings. `@hookform/resolvers` supports every shape and two major versions of Zod, but
 * adds 1 KB to each screen with a form.
 */
export function createSchemaResolver<Output>(
  schema: z.core.$ZodType<Output>,
): Resolver<Record<string, string>, unknown, Output> {
  return (values) => {
    const { data, error } = z.safeParse(schema, values)
    if (error === undefined) return { values: data, errors: {} }
    const errors: FieldErrors<Record<string, string>> = {}
    for (const [name, message = ''] of Object.entries(getFieldMessages(error))) {
      errors[name] = { type: 'schema', message }
    }
    return { values: {}, errors }
  }
}

/** What the action returns for invalid values. */
export interface RejectedForm<Name extends string = string> {
  readonly values: Readonly<Record<Name, string>>
  readonly errors: Readonly<Partial<Record<Name, string | undefined>>>
}

/** What the action returns if it stored nothing. */
export interface FailedForm<Name extends string = string> {
  readonly form?: RejectedForm<Name> | undefined
  readonly problem?: string
}

/** Why a submit failed: an error of one field, or a problem that belongs to no single field. */
export type SubmitFailure<Name extends string> =
  | { readonly field: Name; readonly message: string }
  | { readonly problem: string }

/** Wider than `Name`: the library's types do not support a generic name. */
type FormValues = Record<string, string>

interface SchemaFormOptions<Name extends string, Output> {
  readonly schema: z.core.$ZodType<Output, Record<Name, string>>
  readonly onValid: (values: Output) => Promise<SubmitFailure<Name> | undefined> | Promise<void>
  /**
   * Only for a form that opens in the browser. In a server-rendered form it would overwrite what was typed
   * before hydration.
   */
  readonly defaultValues?: Readonly<Record<Name, string>>
  /** Rendered into the document. */
  readonly initialValues?: Readonly<Record<Name, string>>
  /** From `useActionData` or a fetcher. */
  readonly rejected?: RejectedForm<Name> | undefined
  /** Fields whose rules compare them: leaving one checks all of them again. */
  readonly compared?: readonly Name[]
}

/**
 * For forms whose typed fields are checked by a schema (decision 34). Forms of buttons, GET forms and uploads
 * post natively. Binds the schema, its error messages and the submit. Spread `form` on the `<form>` and `field(name)` on each field of `app/ui/fields/`.
 */
export function useSchemaForm<Name extends string, Output>({
  schema,
  onValid,
  defaultValues,
  initialValues,
  rejected,
  compared,
}: SchemaFormOptions<Name, Output>) {
  const { register, handleSubmit, setError, reset, getValues, clearErrors, trigger, formState } =
    useForm<FormValues, unknown, Output>({
      mode: 'onTouched',
      resolver: createSchemaResolver(schema),
      ...(defaultValues && { defaultValues }),
    })
  const { errors, touchedFields, isSubmitting, isSubmitted } = formState
  const ref = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<string>()
  // A rejection is rendered into the document; later ones become errors of the form library.
  const [initialRejected] = useState(rejected)
  const [initial] = useState(rejected?.values ?? initialValues)
  const [wasReset, setWasReset] = useState(false)

  const submit = handleSubmit(async (values) => {
    setProblem(undefined)
    const failure = await onValid(values)
    if (!failure) return
    if ('problem' in failure) setProblem(failure.problem)
    else setError(failure.field, { message: failure.message }, { shouldFocus: true })
  })
  const isPending = useRef(false)
  async function onSubmit(event: SubmitEvent): Promise<void> {
    // Ignores a second submit, even before the button is disabled.
    if (isPending.current) return event.preventDefault()
    isPending.current = true
    await submit(event).finally(() => {
      isPending.current = false
    })
  }

  const lastRejected = useRef(rejected)
  useEffect(() => {
    if (rejected === undefined || rejected === lastRejected.current) return
    lastRejected.current = rejected
    getErrors(rejected).forEach(([name, message], index) => {
      setError(name, { message }, { shouldFocus: index === 0 })
    })
  }, [rejected, setError])

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
        ...register(name, compared && { deps: [...compared] }),
        message: errors[name]?.message ?? (isChecked ? undefined : initialRejected?.errors[name]),
        ...(initial && {
          defaultValue: initial[name],
          autoFocus: initialRejected && name === getErrors(initialRejected)[0]?.[0],
        }),
      }
    },
    isSubmitting,
    hasErrors: Object.keys(errors).length > 0,
    /** Cleared by the next submit. */
    problem,
    /** For a rejection that did not come from a submit. Moves focus to the field. */
    showError: (name: Name, message: string) => setError(name, { message }, { shouldFocus: true }),
    clearErrors: () => clearErrors(),
    check: (names: readonly Name[]) => trigger(names),
    getValues: getValues as unknown as () => Partial<Record<Name, string>>,
    /** Resets the values and clears the errors. */
    reset(values: Readonly<Record<Name, string>>) {
      setWasReset(true)
      reset(values, { keepFieldsRef: true })
    },
  }
}

const getErrors = ({ errors }: RejectedForm): [name: string, message: string][] =>
  Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== undefined)
