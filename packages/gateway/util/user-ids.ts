/** The users of these rows, in their order. */
export const userIdsOf = <Id>(rows: readonly { userId: Id }[]) => rows.map(({ userId }) => userId)
