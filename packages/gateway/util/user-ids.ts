export const userIdsOf = <Id>(rows: readonly { userId: Id }[]) => rows.map(({ userId }) => userId)
