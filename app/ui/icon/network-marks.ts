/** Logos of social networks, drawn as outlines like Lucide's icons, which include none. */
export const telegram =
  '<circle cx="12" cy="12" r="10"/><path d="m6 11.8 11-4.6-2 10-3.8-2.7-2 2.1-.4-3.6 5-4"/>'
export const instagram =
  '<rect width="18" height="18" x="3" y="3" rx="5"/><circle cx="12" cy="12" r="4"/><path d="M17 7h.01"/>'
export const xNetwork = '<path d="M4 4l11.7 16H20L8.3 4zM4 20l6.8-6.8m2.4-2.4L20 4"/>'
