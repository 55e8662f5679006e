import './settings.css'
import type { ReactNode } from 'react'

interface SettingProps {
  readonly label: string
  readonly hint: ReactNode
  readonly children?: ReactNode
}

/** A row of the settings page; `children` are the controls. */
export function Setting({ label, hint, children }: SettingProps) {
  return (
    <div className="settings-row">
      <div className="min-w-0">
        <h3 className="setting-label">{label}</h3>
        <div className="text-ink-soft text-label">{hint}</div>
      </div>
      {children}
    </div>
  )
}
