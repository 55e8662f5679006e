import { useState } from 'react'
import { FileField } from '#app/ui/fields/file-field.tsx'
import { reviewFormTexts } from '#content/texts/site/reviews.ts'

interface PictureFieldProps {
  readonly picture: File | null
  readonly onChange: (picture: File | null) => void
}

/** The reviewer's picture, optional: image files only (docs/product/site.md, "Review form"). */
export function PictureField({ picture, onChange }: PictureFieldProps) {
  const [isRefused, setIsRefused] = useState(false)
  function choose(file: File) {
    // `accept` is only a hint to the browser.
    const isPicture = file.type.startsWith('image/')
    setIsRefused(!isPicture)
    if (isPicture) onChange(file)
  }
  return (
    <FileField
      label={reviewFormTexts.picture}
      message={isRefused ? reviewFormTexts.notAPicture : undefined}
      accept="image/*"
      chooseLabel={reviewFormTexts.choosePicture}
      fileLabel={picture?.name ?? reviewFormTexts.noPicture}
      onChoose={choose}
      removeLabel={reviewFormTexts.removePicture}
      onRemove={picture === null ? undefined : () => onChange(null)}
    />
  )
}
