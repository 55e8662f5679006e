import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { unopenedScreens } from '../content/texts/stand-ins.ts'

export default [
  index('routes/landing.tsx'),
  route('forgot-password', 'routes/forgot-password.tsx'),
  route('email-action', 'routes/email-action.tsx'),
  layout('routes/shell.tsx', [
    route('home', 'routes/home.tsx'),
    route('property', 'routes/property.tsx'),
    route('favorite', 'routes/favorite.tsx'),
    route('settings', 'routes/settings.tsx'),
    ...Object.keys(unopenedScreens).map((path) =>
      route(path.slice(1), 'routes/unopened.tsx', { id: `unopened${path}` }),
    ),
    route(':type/:id', 'routes/listing.tsx'),
  ]),
  route('404', 'routes/not-found.tsx'),
  route('*', 'routes/unknown.ts'),
] satisfies RouteConfig
