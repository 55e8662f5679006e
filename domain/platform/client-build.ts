/** On page data: which build of the pages the data is for, as React Router's manifest names it. */
export const CLIENT_BUILD_HEADER = 'X-Client-Build'
