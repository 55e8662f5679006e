import './shortcut-dialog.css'
import { storedReviewShortcuts } from '#app/browser/storage/stored-flags.ts'
import { useStoredValue } from '#app/browser/storage/stored-value.ts'
import { Dialog } from '#app/ui/dialog/dialog.tsx'
import { Switch } from '#app/ui/fields/switch.tsx'
import { shortcutNames, shortcutTexts } from '#content/texts/moderation/shortcuts.ts'
import { SHORTCUT_KEYS, SHORTCUTS } from '#domain/moderation/shortcut.ts'

/** The list of keys, and the switch that turns them off. */
export function ShortcutDialog({ onClose }: { readonly onClose: () => void }) {
  const isEnabled = useStoredValue(storedReviewShortcuts)
  const { title, close, enter, enabled, enabledHint } = shortcutTexts
  return (
    <Dialog heading={title} closeLabel={close} onClose={onClose}>
      <dl className="shortcut-list">
        {SHORTCUTS.map((shortcut) => (
          <div key={shortcut}>
            <dt>
              <kbd>{SHORTCUT_KEYS[shortcut]}</kbd>
            </dt>
            <dd>{shortcutNames[shortcut]}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 mb-6 text-ink-soft">{enter}</p>
      <Switch
        label={enabled}
        hint={enabledHint}
        checked={isEnabled}
        onToggle={() => storedReviewShortcuts.update((now) => !now)}
      />
    </Dialog>
  )
}
