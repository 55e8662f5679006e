/** Nobody decides on a home of their own. @param moderator uid */
export const mayDecide = (
  { owner }: { readonly owner: string },
  moderator: string | undefined,
): boolean => moderator !== undefined && owner !== moderator
