import { expect, it } from 'vitest'
import { laterTexts } from '#content/en/catalog/deferred-parts.ts'
import { favoriteTexts } from '#content/en/catalog/favorite.ts'
import { ADDED_TO_FAVORITES } from '#content/en/catalog/favorite-button.ts'
import { filterTexts } from '#content/en/catalog/filters.ts'
import { propertyTexts } from '#content/en/catalog/property.ts'
import {
  credentialsMessages,
  identityTexts,
  loginNotices,
  registrationNotices,
} from '#content/en/people/identity.ts'
import { contactNotices, contactTexts } from '#content/en/site/contact.ts'
import {
  newsletterMessages,
  newsletterNotices,
  newsletterTexts,
} from '#content/en/site/newsletter.ts'
import { reviewFormTexts } from '#content/en/site/reviews.ts'
import { mainLinks } from '#content/en/site/shell.ts'

// These texts are promised letter by letter (docs/product/). Journeys read them from here in either language.
it.each([
  [identityTexts.login, 'Login'],
  [identityTexts.register, 'Register'],
  [identityTexts.google, 'Login with Google'],
  [identityTexts.github, 'Login with Github'],
  [identityTexts.forgot, 'Forgot your password?'],
  [loginNotices.success, 'Login successful!'],
  [loginNotices.failure, 'Login error!'],
  [registrationNotices.success, 'Registration is successful!'],
  [registrationNotices.failure, 'Registration error!'],
  [credentialsMessages.email.required, 'This field is required'],
  [credentialsMessages.email.invalid, 'Invalid email'],
  [credentialsMessages.password.required, 'No password provided.'],
  [credentialsMessages.password.short, 'Password is too short - should be 8 chars minimum.'],
  [propertyTexts.title, 'Property'],
  [propertyTexts.description, 'Real estate property'],
  [propertyTexts.types.sale.heading, 'Find Property for Sale'],
  [propertyTexts.types.rent.heading, 'Find Property for Rent'],
  [propertyTexts.types.sale.button, 'Sale'],
  [propertyTexts.types.rent.button, 'Rent'],
  [propertyTexts.chooseFirst, 'Choose from rent or sale above'],
  [propertyTexts.notFound, 'Not found matches'],
  [filterTexts.open, 'Filter'],
  [filterTexts.apply, 'Apply'],
  [filterTexts.clear, 'Clear'],
  [ADDED_TO_FAVORITES, 'Added to favorites!'],
  [favoriteTexts.title, 'Favorites'],
  [favoriteTexts.empty, 'You have no saved ads.'],
  [laterTexts.copied, 'Link copied!'],
  [laterTexts.copyFailed, 'Link failed to copy!'],
  [contactTexts.sending, 'Sending...'],
  [contactNotices.success, 'Message sent successfully!'],
  [newsletterTexts.sending, 'Sending...'],
  [newsletterNotices.success, 'Subscription successful!'],
  [newsletterNotices.failure, 'An error occurred!'],
  [newsletterMessages.required, 'Email is required'],
  [newsletterMessages.invalid, 'Invalid email address'],
  [reviewFormTexts.publish, 'Publish the review'],
  [reviewFormTexts.required, 'Required!'],
  [mainLinks.map(({ label }) => label).join(), 'Home,Property,About us,Contact'],
])('%s', (text, specified) => {
  expect(text).toBe(specified)
})
