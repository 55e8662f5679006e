import { type ReactNode, useEffect } from 'react'
import {
  ACTION_CLOSE,
  createModule,
  LightboxRoot,
  MODULE_NO_SCROLL,
  MODULE_PORTAL,
  type PluginProps,
  useEvents,
  useLightboxProps,
} from 'yet-another-react-lightbox'

function Stage({ children }: { children?: ReactNode }) {
  const { close } = useLightboxProps()
  const { subscribe } = useEvents()
  useEffect(() => subscribe(ACTION_CLOSE, close), [subscribe, close])
  return <LightboxRoot className="viewer-stage">{children}</LightboxRoot>
}

/** Renders the viewer in place, inside a dialog of ours, instead of in the library's own full-page portal. */
export function inDialog({ replace, remove }: PluginProps): void {
  remove(MODULE_NO_SCROLL)
  replace(MODULE_PORTAL, createModule(MODULE_PORTAL, Stage))
}
