import { createContext, type ReactNode, type SubmitEvent, use } from 'react'

/** Writes what a form says. @returns whether it said something */
type WriteForm = (form: FormData, element: HTMLFormElement) => boolean

/** `null` for those who may only read. */
export const WriteFormContext = createContext<WriteForm | null>(null)

interface ListFormProps {
  /** The home that it is about; none if it is about the list. */
  readonly home?: string
  readonly className?: string
  readonly children: ReactNode
}

/** A form that writes at once; without scripts it posts to the page. Absent for those who may only read. */
export function ListForm({ home, className, children }: ListFormProps) {
  const write = use(WriteFormContext)
  if (write === null) return null
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent
    write(new FormData(event.currentTarget, submitter), event.currentTarget)
  }
  return (
    <form method="post" className={className} onSubmit={onSubmit}>
      {home !== undefined && <input type="hidden" name="home" value={home} />}
      {children}
    </form>
  )
}
