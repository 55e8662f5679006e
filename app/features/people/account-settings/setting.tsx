import type { ReactNode } from 'react'

interface SettingProps {
  readonly label: string
  readonly hint: ReactNode
  readonly children?: ReactNode
}

/** A row of the settings page; `children` are the controls. */
export function Setting({ label, hint, children }: SettingProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3.5 [&+&]:mt-5 [&+&]:border-line [&+&]:border-t [&+&]:pt-5">
      <div className="min-w-0">
        <h3 className="font-sans text-base leading-[1.6] tracking-normal">{label}</h3>
        <div className="text-ink-soft text-label">{hint}</div>
      </div>
      {children}
    </div>
  )
}
