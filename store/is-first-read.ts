/**
 * Whether the first answer to a query with these arguments, as this user, is on its way. `isLoading` is false then if RTK Query has
 * kept the `data` of the user before.
 */
export const isFirstRead = ({ isFetching, currentData }: { isFetching: boolean; currentData?: unknown }) =>
  isFetching && currentData === undefined
