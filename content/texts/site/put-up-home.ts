/** Of links to `/my/listings` for people who have not put up a home yet. */
export const putUpHome = 'Put up a home'
