export const loadRemembered = () => import('./remembered-code.ts')
