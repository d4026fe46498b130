import Big from 'big.js'
import type { MyTeam } from '@fanfare/contract/competition/competition.ts'
import { shownParts, type ShownMoney } from '#lib/money/shown-parts.ts'

export type TeamMember = MyTeam['memberList'][number]

/** A member with the place by volume in the team. */
export interface RankedMember extends TeamMember {
  place: number
  /** The volume as it is shown beside the team's (ADR 0087). */
  shownVolume: ShownMoney
}

const sum = (values: readonly string[]) => values.reduce((total, value) => total.plus(value), new Big(0)).toFixed()

function sumRewards(members: readonly TeamMember[]) {
  const rewards = members.flatMap(({ estimatedReward }) => estimatedReward ?? [])
  const [first] = rewards
  return first ? { amount: sum(rewards.map(({ amount }) => amount)), unit: first.unit } : null
}

/** The volumes of members as they are shown beside the team's volume (ADR 0087), by `userRef`. */
export function teamVolumes({ memberList, liveVolume }: Pick<MyTeam, 'memberList' | 'liveVolume'>, unit: string) {
  const volumes = memberList.map(({ volume }) => ({ amount: volume, unit }))
  const { parts, total } = shownParts(volumes, { amount: liveVolume, unit })
  const isWhole = new Big(sum(volumes.map(({ amount }) => amount))).eq(liveVolume)
  return {
    total: isWhole ? total : { amount: liveVolume, unit },
    of: new Map(memberList.map(({ userRef }, place) => [userRef, parts[place] as ShownMoney])),
  }
}

/**
 * The members by volume: the first ones, my own row if it is below these, and all others in one row. `shownCount` is the number of
 * rows before the fold.
 */
export function memberRows(
  members: readonly TeamMember[],
  volumes: ReturnType<typeof teamVolumes>,
  shownCount: number,
) {
  const ranked = members
    .toSorted((a, b) => new Big(b.volume).cmp(a.volume))
    .map((member, index) => ({
      ...member,
      place: index + 1,
      shownVolume: volumes.of.get(member.userRef) ?? { amount: member.volume, unit: volumes.total.unit },
    }))
  // Folding a single row would hide it behind a line of the same height.
  const count = ranked.length <= shownCount + 2 ? ranked.length : shownCount
  const [shown, rest] = [ranked.slice(0, count), ranked.slice(count)]
  const mine = rest.find(({ isMe }) => isMe) ?? null
  const others = rest.filter((member) => member !== mine)
  return {
    shown,
    mine,
    others:
      others.length === 0
        ? null
        : {
            count: others.length,
            // These amounts are rounded already, so their sum is exact.
            volume: { ...volumes.total, amount: sum(others.map(({ shownVolume }) => shownVolume.amount)) },
            share: sum(others.map(({ share }) => share)),
            reward: sumRewards(others),
          },
  }
}
