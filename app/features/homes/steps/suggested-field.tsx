import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { TextField, type TextFieldProps } from '#app/ui/fields/text-field.tsx'

/** A place that completes what is typed. */
export interface SuggestedPlace {
  readonly name: string
  readonly city: string
}

export type PlaceKind = 'city' | 'district' | 'street' | 'metro' | 'complex'

/** What suggestions under a field need. */
export interface PlaceSuggestions {
  readonly input: RefObject<HTMLInputElement | null>
  readonly kind: PlaceKind
  /** '' for places of all cities. */
  readonly city: string
  readonly onChoose: (place: SuggestedPlace) => void
}

interface SuggestedFieldProps extends TextFieldProps, Omit<PlaceSuggestions, 'input'> {
  readonly ref: (input: HTMLInputElement | null) => void
  readonly renderSuggestions: (suggestions: PlaceSuggestions) => ReactNode
}

/** A text field that suggests places. Without scripts it takes the same text. */
export function SuggestedField(props: SuggestedFieldProps) {
  const { ref, kind, city, onChoose, renderSuggestions, ...field } = props
  const input = useRef<HTMLInputElement>(null)
  const [wasFocused, setWasFocused] = useState(false)
  return (
    <TextField
      {...field}
      ref={(element) => {
        input.current = element
        ref(element)
      }}
      autoComplete="off"
      onFocus={() => setWasFocused(true)}
      end={wasFocused && renderSuggestions({ input, kind, city, onChoose })}
    />
  )
}
