import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/landing.tsx'),
  route('forgot-password', 'routes/forgot-password.tsx'),
  route('email-action', 'routes/email-action.tsx'),
  layout('routes/shell.tsx', [
    route('home', 'routes/home.tsx'),
    route('property', 'routes/property.tsx'),
    route('favorite', 'routes/favorite.tsx'),
    route('settings', 'routes/settings.tsx'),
    route('about', 'routes/about.tsx'),
    route('reviews', 'routes/reviews.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('newsletter', 'routes/newsletter/subscribe.tsx'),
    route('newsletter/confirm', 'routes/newsletter/confirm.tsx'),
    route('newsletter/unsubscribe', 'routes/newsletter/unsubscribe.tsx'),
    route('lifestyle', 'routes/lifestyle.tsx'),
    route('privacy', 'routes/privacy.tsx'),
    route('terms', 'routes/terms.tsx'),
    route('legal', 'routes/legal.tsx'),
    route('help', 'routes/help.tsx'),
    route(':type/:id', 'routes/listing.tsx'),
  ]),
  route('suggestions', 'routes/suggestions.ts'),
  route('clusters', 'routes/clusters.ts'),
  route('404', 'routes/not-found.tsx'),
  route('*', 'routes/unknown.ts'),
] satisfies RouteConfig
