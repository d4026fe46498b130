export const userIdsOf = <Id>(rows: readonly { userId: Id }[]): Id[] => rows.map(({ userId }) => userId)
