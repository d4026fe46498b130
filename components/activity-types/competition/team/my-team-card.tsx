import Big from 'big.js'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { formatDeadline } from '@fanfare/languages/format-date.ts'
import type { MyTeam } from '@fanfare/contract/competition/competition.ts'
import { Ends, Facts, Note, Row, Stack, Text } from '#components/ui/layout/layout.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { OnlineButton } from '#components/ui/controls/online-button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Section } from '#components/ui/surface/section.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { boardFigure, type Board } from '#lib/competition/board.ts'
import { myPart } from '#lib/competition/team-split.ts'
import { rungsOf, type NextPrize } from '#lib/competition/my-place.ts'
import { Notice } from '#components/ui/surface/notice.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { Crest, TeamName } from './team-row.tsx'
import { RankLine } from '../place-parts.tsx'
import type { TeamSubject } from './team-subject.ts'
import place from '../place.module.css'
import styles from './my-team.module.css'

interface MyTeamCardProps {
  subject: TeamSubject
  mine: MyTeam
  /** The leaderboard of teams with the team's row; null where it could not be read. */
  board: Board | null
  /** Members can still join and leave. */
  isJoinOpen: boolean
  isLeaving: boolean
  onLeave: () => void
  onShare: () => void
}

/** The user's team: rank, what it wins, the user's part, and the way to the next prize. */
export function MyTeamCard({ subject, mine, board, ...actions }: MyTeamCardProps) {
  const { t } = useWords()
  const isFinal = board?.final === true
  const isPaid = subject.outcome === 'SETTLED'
  return (
    <Section
      title={t(isFinal ? 'team.mine_final' : 'team.mine')}
      aside={
        mine.estimatedPrize && (
          <Chip tone={isPaid ? 'good' : 'primary'}>
            {isPaid ? t('team.paid') : isFinal ? t('team.won') : t('competition.in_prizes')}
          </Chip>
        )
      }
      className={place.card}
    >
      <Row gap="4 12" align="center" justify="start" wrap weight="medium" breaks className={styles.name}>
        <Crest teamId={mine.teamId} name={mine.name} size={44} />
        <TeamName name={mine.name} />
        {mine.captainIsMe && <Chip>{t('team.captain')}</Chip>}
        <MyTeamRank subject={subject} mine={mine} board={board} />
      </Row>
      <MyTeamStanding subject={subject} mine={mine} board={board} isJoinOpen={actions.isJoinOpen} />
      <MyTeamPrizes subject={subject} mine={mine} board={board} />
      <MyTeamActions mine={mine} isPaid={isPaid} {...actions} />
    </Section>
  )
}

interface MyTeamActionsProps extends Pick<
  MyTeamCardProps,
  'mine' | 'isJoinOpen' | 'isLeaving' | 'onLeave' | 'onShare'
> {
  /** The prizes of the event are paid. */
  isPaid: boolean
}

/** Sharing, or the rewards that were paid; leaving, which a captain with other members cannot. */
function MyTeamActions({ mine, isPaid, isJoinOpen, isLeaving, onLeave, onShare }: MyTeamActionsProps) {
  const { t, locale } = useWords()
  const mustStay = mine.captainIsMe && mine.members > 1
  return (
    <>
      <Ends gap="8 12" align="start">
        {isPaid && myPart(mine) ? (
          <Button variant="outlined" size="sm" href="/rewards" locale={locale}>
            {t('activity.cta_granted')}
          </Button>
        ) : (
          <Button variant="outlined" size="sm" onClick={onShare}>
            <Icon icon="share-network" size="sm" />
            {t('team.share')}
          </Button>
        )}
        {isJoinOpen && !mustStay && (
          <OnlineButton variant="text" size="sm" busy={isLeaving} onClick={onLeave}>
            {t(mine.captainIsMe ? 'team.close' : 'team.leave')}
          </OnlineButton>
        )}
      </Ends>
      {isJoinOpen && mustStay && <Note className={styles.note}>{t('team.captain_stays')}</Note>}
    </>
  )
}

type MyTeamPrizesProps = Pick<MyTeamCardProps, 'subject' | 'mine' | 'board'>

/** The prize of the user's team, the user's part of it, and the way to the next prize. */
function MyTeamPrizes({ subject, mine, board }: MyTeamPrizesProps) {
  const { t, money, moved } = useWords()
  const isFinal = board?.final === true
  const isOver = isFinal || subject.status === 'ENDED'
  const { estimatedPrize } = mine
  const part = myPart(mine)
  const rungs = !isOver && board?.mine ? rungsOf(board.mine) : []
  return (
    <>
      {(estimatedPrize ?? part) && (
        <Facts
          facts={[
            estimatedPrize && [t(isOver ? 'team.prize_final' : 'team.prize_today'), money(estimatedPrize)],
            part && [t(isOver ? 'team.part_final' : 'team.part_today'), moved(part)],
          ]}
        />
      )}
      <Rungs rungs={rungs} mine={mine} unit={subject.unit} />
      {isFinal && part && (
        <Note className={styles.note}>
          {subject.outcome === 'SETTLED' ? t('team.paid_line') : t('activity.line_settling')}
        </Note>
      )}
    </>
  )
}

interface RungsProps {
  rungs: readonly NextPrize[]
  mine: Pick<MyTeam, 'members' | 'liveVolume'>
  /** Of volumes. */
  unit: string
}

const DECIMALS = 2

/** The next better prizes, nearest first; only the nearest is tinted, with the part of each member in the way to it. */
function Rungs({ rungs, mine: { members, liveVolume }, unit }: RungsProps) {
  const { t, locale, rewardText, number } = useWords()
  const id = useId()
  const measure = { track: 'VOLUME', unit } as const
  if (rungs.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Text as="h3" size="note" id={id}>
        {t('team.rungs')}
      </Text>
      <Stack as="ol" gap="8" top="8" className={styles.rungs}>
        {rungs.map(({ rank, reward, left }, index) => {
          const isNearest = index === 0
          const each = new Big(left).div(members).round(DECIMALS, Big.roundUp).toFixed()
          const gap = boardFigure(locale, measure, left)
          return (
            <li key={rank} data-nearest={isNearest || undefined}>
              <Text as="b" weight="strong">
                {t('compound.rank', { rank: number(rank) })}
              </Text>
              <div>
                <b>{rewardText(reward)}</b>
                <Note>
                  {isNearest
                    ? t('team.rung_each', { gap, each: boardFigure(locale, measure, each) })
                    : t('team.rung', { gap })}
                </Note>
              </div>
              {isNearest && new Big(left).lte(liveVolume) && <Chip tone="primary">{t('team.in_reach')}</Chip>}
            </li>
          )
        })}
      </Stack>
    </section>
  )
}

type MyTeamStandingProps = Pick<MyTeamCardProps, 'subject' | 'mine' | 'board' | 'isJoinOpen'>

/** The rank of the user's team beside its name; nothing without one. */
function MyTeamRank({ subject, mine: { members, rank }, board }: Omit<MyTeamStandingProps, 'isJoinOpen'>) {
  const isFinal = board?.final === true
  if (rank === null || (isFinal && members < subject.team.minMembers)) return null
  const change = isFinal ? null : (board?.mine?.change ?? null)
  return <RankLine ranks="teams" rank={rank} total={board?.total ?? 0} change={change} isCompact />
}

/** Why the user's team has no rank; nothing for a ranked one. */
function MyTeamStanding({ subject, mine: { members, rank }, board, isJoinOpen }: MyTeamStandingProps) {
  const t = useTranslations()
  const isFinal = board?.final === true
  const isOver = isFinal || subject.status === 'ENDED'
  const isSmall = members < subject.team.minMembers
  return (
    <>
      {isSmall && <SmallTeam subject={subject} members={members} isJoinOpen={isJoinOpen} />}
      {!isSmall && rank === null && (
        <div>
          <p className={place.unranked}>{t(isOver ? 'competition.not_in_final' : 'competition.not_ranked')}</p>
          {!isOver && <Note className={styles.note}>{t('team.unranked_line')}</Note>}
        </div>
      )}
    </>
  )
}

interface SmallTeamProps {
  subject: Pick<TeamSubject, 'team'>
  members: number
  isJoinOpen: boolean
}

/** The members that a team misses until the minimum, or the outcome of having too few. */
function SmallTeam({ subject: { team }, members, isJoinOpen }: SmallTeamProps) {
  const { t, locale, number } = useWords()
  const zone = useMyZone()
  const count = isJoinOpen ? team.minMembers - members : team.minMembers
  const value = number(count)
  return (
    <Notice tone="warning">
      {isJoinOpen
        ? t('team.needs_more', { count, value, date: formatDeadline(locale, team.joinUntil, zone) })
        : t('team.too_small', { count, value })}
    </Notice>
  )
}
