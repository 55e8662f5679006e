import './attention-list.css'
import { attentionNames, moderationTexts } from '#content/texts/moderation/moderation.ts'
import type { Attention } from '#domain/moderation/attention.ts'

export function AttentionList({ attention }: { readonly attention: readonly Attention[] }) {
  if (attention.length === 0)
    return <p className="text-ink-soft text-sm">{moderationTexts.usual}</p>
  return (
    <ul aria-label={moderationTexts.attention} className="attention-list">
      {attention.map((one) => (
        <li key={one}>{attentionNames[one]}</li>
      ))}
    </ul>
  )
}
