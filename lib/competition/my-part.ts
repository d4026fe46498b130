import type { MyTeam } from '@fanfare/contract/competition/competition.ts'
import type { Money } from '@fanfare/contract/money.ts'

/** My part of the team's prize; null when the team wins none now, or I get nothing of it. */
export const myPart = ({ memberList }: Pick<MyTeam, 'memberList'>): Money | null =>
  memberList.find(({ isMe }) => isMe)?.estimatedReward ?? null
