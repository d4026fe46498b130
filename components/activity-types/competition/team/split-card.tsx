import Big from 'big.js'
import type { MyTeam } from '@fanfare/contract/competition/competition.ts'
import type { Money } from '@fanfare/contract/money.ts'
import type { Tier } from '@fanfare/contract/activity/activity.ts'
import { Accent, Facts, Row, Span, Text, type Fact } from '#components/ui/layout/layout.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import { Fold } from '#components/ui/controls/accordion.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Section } from '#components/ui/surface/section.tsx'
import { Amount } from '#components/ui/text/amount.tsx'
import { teamVolumes } from '#lib/competition/team-members.ts'
import { shareOf, teamSplit } from '#lib/competition/team-split.ts'
import type { TeamSubject } from './team-subject.ts'
import rules from '../prizes.module.css'
import myTeam from './my-team.module.css'

export interface SplitCardProps {
  subject: TeamSubject
  /** A money prize to explain the split with. */
  example: ReturnType<typeof examplePrize>
  /** The user's team; its prize replaces the example. */
  mine?: MyTeam | null
}

/** How a team's prize is divided, with the user's own figures; else a closed row with an example. */
export function SplitCard({ subject: { team, unit }, example, mine }: SplitCardProps) {
  const { t, number, counted, money, moved, amount, percent } = useWords()
  const { captainShare, memberMaximum } = team
  const prize = mine?.estimatedPrize
  const ofMembers = new Big(1).minus(captainShare).toFixed()
  const shares = { captain: percent(captainShare), members: percent(ofMembers) }
  const split = prize && teamSplit(prize, captainShare)
  const [first, second] = split ? [amount(split.captain), amount(split.rest)] : [shares.captain, shares.members]
  /** The user's part: `84,300 ÷ 1,124,000 × 800 = 60.00 USDT`; a captain's formula begins with the captain's share. */
  const arithmetic = (ours: MyTeam) => {
    const me = ours.memberList.find(({ isMe }) => isMe)
    if (!me?.estimatedReward || new Big(ours.liveVolume).eq(0)) return t('team.no_part_yet')
    const volumes = teamVolumes(ours, unit)
    const volume = volumes.of.get(me.userRef) ?? { amount: me.volume, unit }
    const forCaptain = me.isCaptain && new Big(captainShare).gt(0) ? `${first} + ` : ''
    return (
      <>
        <Span tone="secondary">{t('team.your_part')}</Span>{' '}
        <bdi dir="ltr">
          {`${forCaptain}${amount(volume)} ÷ ${amount(volumes.total)} × ${second} = `}
          <Accent>{moved(me.estimatedReward)}</Accent>
        </bdi>
      </>
    )
  }
  /** The parts of a captain and two members in a prize of the event. */
  const exampleFacts = (ofTeam: Money): Fact[] => {
    const { captain, rest } = teamSplit(ofTeam, captainShare)
    return [
      [t('team.captain_part'), <Amount key="captain" money={captain} />],
      ...SHARES.map((share): Fact => [
        t('team.you_trade', { share: percent(share) }),
        <Amount key={share} money={shareOf(rest, share, memberMaximum)} />,
      ]),
    ]
  }
  const body = (
    <>
      {/* The captain's part solid, the members' soft (design, "Split bar"). */}
      <Row
        gap="3"
        top="14"
        size="label"
        weight="medium"
        numeric
        className={myTeam.splitBar}
        role="img"
        aria-label={t('team.split_bar', shares)}
      >
        {new Big(captainShare).gt(0) && (
          <span className={myTeam.captain} style={{ flexGrow: Number(captainShare) }}>
            <bdi dir="ltr">{first}</bdi>
          </span>
        )}
        <span className={myTeam.members} style={{ flexGrow: Number(ofMembers) }}>
          {t('team.by_volume', { amount: second })}
        </span>
      </Row>
      <Row gap="2 12" top="8" justify="between" wrap size="note" tone="secondary">
        <span>{split ? t('team.captain_share', { share: shares.captain }) : t('team.captain')}</span>
        <span>
          {split ? t('team.members_share', { ...counted(mine.members), share: shares.members }) : t('team.members_all')}
        </span>
      </Row>
      {prize ? (
        <Text top="12" size="note" numeric breaks>
          {arithmetic(mine)}
        </Text>
      ) : (
        example && (
          <>
            <Text as="h3" top="20">
              {t('team.example', { rank: number(example.rank), amount: money(example.prize) })}
            </Text>
            <Facts top="12" facts={exampleFacts(example.prize)} />
          </>
        )
      )}
    </>
  )
  if (!prize) {
    return (
      <Card padded className={rules.card} aria-label={t('team.split')}>
        <Fold title={t('team.split')}>{body}</Fold>
      </Card>
    )
  }
  return <Section title={t('team.split_of', { amount: money(prize) })}>{body}</Section>
}

/** The members' shares of the team's volume in the example. */
const SHARES = ['0.05', '0.01'] as const

/** The second prize, else the first one; null where no prize is money. */
export function examplePrize(tiers: readonly Tier[]) {
  const prizes = tiers.flatMap(({ rankFrom, reward: { amount } }) =>
    rankFrom && 'unit' in amount ? [{ rank: rankFrom, prize: amount }] : [],
  )
  return prizes[1] ?? prizes[0] ?? null
}
