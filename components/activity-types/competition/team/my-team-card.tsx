import Big from 'big.js'
import { use, useId, useState } from 'react'
import type { MyTeam } from '@fanfare/contract/competition/competition.ts'
import { useMyWords } from '#components/ui/time/use-my-words.ts'
import { Ends, Facts, Line, Note, Row, Span, Stack, Text } from '#components/ui/layout/layout.tsx'
import { SmallButton } from '#components/ui/controls/button.tsx'
import { OnlineButton } from '#components/ui/controls/online-button.tsx'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { Section } from '#components/ui/surface/section.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { gapFigure, type Board } from '#lib/competition/board.ts'
import { myPart, teamSplit } from '#lib/competition/team-split.ts'
import { rungsOf } from '#lib/competition/my-place.ts'
import { Notice } from '#components/ui/surface/notice.tsx'
import { Crest, TeamName } from './team-row.tsx'
import { RankLine, roundedUp } from '../place-parts.tsx'
import { inviteQuery, type TeamSubject } from './team-subject.ts'
import { useTeamChange, useTeamWindows } from './use-team-change.ts'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { TARGETS } from '@fanfare/kernel/targets.ts'
import { AuthContext } from '#components/providers/auth-context.ts'
import { useOpenTarget } from '#components/providers/use-open-target.ts'
import { withRemoteLink } from '#lib/share/with-remote-link.ts'
import { competitionApi } from '#store/api/competition.ts'
import place from '../place.module.css'
import styles from './my-team.module.css'
import { Fold } from '#components/ui/controls/accordion.tsx'
import { TableHead } from '#components/ui/layout/table-head.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { memberRows, teamVolumes, type RankedMember } from '#lib/competition/team-members.ts'
import rules from '../prizes.module.css'

interface MyTeamCardProps {
  subject: TeamSubject
  mine: MyTeam
  /** The leaderboard of teams with the team's row; null where it could not be read. */
  board: Board | null
}

/** The user's team: rank, prize, the user's part, and the distance to the next prize. */
export function MyTeamCard({ subject, mine, board }: MyTeamCardProps) {
  const { t, locale, rewardText, number, counted, money, moved, deadline } = useMyWords()
  const { isJoinOpen } = useTeamWindows(subject)
  const { isBusy, confirm } = useTeamChange()
  const [leave] = competitionApi.useLeaveTeamMutation()
  const share = useShareTeam(subject)
  const { activityId, unit } = subject
  const { minMembers, joinUntil } = subject.team
  const { teamId, name, captainIsMe, members, rank, estimatedPrize } = mine
  const isFinal = !!board?.final
  const isOver = isFinal || subject.status === 'ENDED'
  const isPaid = subject.outcome === 'SETTLED'
  const isSmall = members < minMembers
  const mustStay = captainIsMe && members > 1
  const part = myPart(mine)
  const rungs = !isOver && board?.mine ? rungsOf(board.mine) : []
  const id = useId()
  /** After a confirmation; when its captain leaves last, the team closes. */
  const onLeave = () => {
    const named = { team: isolateText(name) }
    confirm(
      captainIsMe ? 'close' : 'leave',
      named,
      () => leave(activityId),
      () => t('team.left', named),
    )
  }
  return (
    <Section
      title={t(isFinal ? 'team.mine_final' : 'team.mine')}
      aside={
        estimatedPrize && (
          <Chip tone={isPaid ? 'good' : 'primary'}>
            {t(isPaid ? 'team.paid' : isFinal ? 'team.won' : 'competition.in_prizes')}
          </Chip>
        )
      }
      className={place.card}
    >
      <Row gap="4 12" align="center" wrap weight="medium" breaks className={styles.name}>
        <Crest teamId={teamId} name={name} size={44} />
        <TeamName name={name} />
        {captainIsMe && <Chip>{t('team.captain')}</Chip>}
        {rank && !(isFinal && isSmall) && (
          <RankLine isTeam rank={rank} total={board?.total ?? 0} change={isFinal ? null : board?.mine?.change} />
        )}
      </Row>
      {isSmall && (
        <Notice tone="warning">
          {isJoinOpen
            ? t('team.needs_more', { ...counted(minMembers - members), date: deadline(joinUntil) })
            : t('team.too_small', counted(minMembers))}
        </Notice>
      )}
      {!isSmall && !rank && (
        <div>
          <p className={place.unranked}>{t(isOver ? 'competition.not_in_final' : 'competition.not_ranked')}</p>
          {!isOver && <Note>{t('team.unranked_line')}</Note>}
        </div>
      )}
      {(estimatedPrize ?? part) && (
        <Facts
          facts={[
            estimatedPrize && [t(isOver ? 'team.prize_final' : 'team.prize_today'), money(estimatedPrize)],
            part && [t(isOver ? 'team.part_final' : 'team.part_today'), moved(part)],
          ]}
        />
      )}
      {/* Only the nearest is tinted, and says how much volume each member needs for it. */}
      {rungs.length > 0 && (
        <section aria-labelledby={id}>
          <Text as="h3" size="note" id={id}>
            {t('team.rungs')}
          </Text>
          <Stack as="ol" gap="8" top="8">
            {rungs.map(({ rank: at, reward, left }, index) => {
              const isNearest = index === 0
              const each = roundedUp(new Big(left).div(members))
              const gap = gapFigure(locale, unit, left)
              return (
                <Line key={at} numeric className={styles.rung}>
                  <b>{t('compound.rank', { rank: number(at) })}</b>
                  <div>
                    <b>{rewardText(reward)}</b>
                    <Note>
                      {isNearest
                        ? t('team.rung_for_each', { gap, each: gapFigure(locale, unit, each) })
                        : t('team.rung', { gap })}
                    </Note>
                  </div>
                  {isNearest && new Big(left).lte(mine.liveVolume) && <Chip tone="primary">{t('team.in_reach')}</Chip>}
                </Line>
              )
            })}
          </Stack>
        </section>
      )}
      {isFinal && part && <Note>{t(isPaid ? 'team.paid_line' : 'activity.line_settling')}</Note>}
      <Ends gap="8 12" align="start">
        {isPaid && part ? (
          <SmallButton href="/rewards">{t('activity.cta_granted')}</SmallButton>
        ) : (
          <SmallButton onClick={() => share(mine)}>
            <SmallIcon icon="share-network" />
            {t('team.share')}
          </SmallButton>
        )}
        {isJoinOpen && !mustStay && (
          <OnlineButton variant="text" size="sm" busy={isBusy} onClick={onLeave}>
            {t(captainIsMe ? 'team.close' : 'team.leave')}
          </OnlineButton>
        )}
      </Ends>
      {isJoinOpen && mustStay && <Note>{t('team.captain_stays')}</Note>}
    </Section>
  )
}

/** Shares a link that opens the team's card; the captain's link contains the team's key. */
export function useShareTeam({ path }: Pick<TeamSubject, 'path'>) {
  const openTarget = useOpenTarget()
  const remote = use(AuthContext)?.sharedLinkUrl ?? null
  return ({ teamId, key }: Pick<MyTeam, 'teamId' | 'key'>) =>
    openTarget(
      { appRoute: TARGETS.share.appRoute, webUrl: path },
      { query: inviteQuery(teamId, key), toShared: (own) => withRemoteLink(own, remote, true) },
    )
}

/** How many members are not folded. */
const SHOWN = 3

/** Each member's volume, share and part of the prize; the user's own row is never folded. */
export function MembersCard({ subject: { unit, team }, mine }: Omit<MyTeamCardProps, 'board'>) {
  const { t, number, counted, money, moved, movedAmount, percent } = useMyWords()
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const { memberList, members, liveVolume, estimatedPrize } = mine
  const volumes = teamVolumes(mine, unit)
  const { shown, mine: own, others } = memberRows(memberList, volumes, isWhole ? memberList.length : SHOWN)
  const top = shown[0]?.volume
  const row = ({ userRef, place: at, maskedName, isMe, isCaptain, ...member }: RankedMember) => {
    // The greatest volume fills the bar.
    const ratio = Number(member.volume) / Number(top) || 0
    return (
      <tr key={userRef} data-own={isMe || undefined}>
        <td className={styles.place}>{number(at)}</td>
        <Text as="td" breaks>
          {isMe ? <b>{t('competition.you')}</b> : <bdi translate="no">{maskedName}</bdi>}{' '}
          {isCaptain && <Chip>{t('team.captain')}</Chip>}
        </Text>
        <td className={styles.number}>{movedAmount(member.shownVolume)}</td>
        <td className={styles.share}>
          {percent(member.share)}
          <span className={styles.bar} aria-hidden="true">
            <span className={rules.fill} style={{ inlineSize: `${ratio * 100}%` }} />
          </span>
        </td>
        {estimatedPrize && (
          <td className={styles.number}>{member.estimatedReward && movedAmount(member.estimatedReward)}</td>
        )}
      </tr>
    )
  }
  /** The captain's part by role and by volume; nothing where one of the two is 0. */
  const captainLine = () => {
    const captain = memberList.find(({ isCaptain }) => isCaptain)
    if (!estimatedPrize || !captain?.estimatedReward) return null
    const forCaptain = teamSplit(estimatedPrize, team.captainShare).captain
    const byVolume = new Big(captain.estimatedReward.amount).minus(forCaptain.amount)
    if (new Big(forCaptain.amount).eq(0) || byVolume.lte(0)) return null
    return (
      <Note top="4">
        {t('team.captain_line', {
          share: money(forCaptain),
          volume: moved({ ...forCaptain, amount: byVolume.toFixed() }),
        })}
      </Note>
    )
  }
  const title = (
    <span id={id}>
      {t('team.members')}{' '}
      <Span weight="medium" breaks>
        {'· '}
        <TeamName name={mine.name} />
      </Span>
    </span>
  )
  return (
    <Card padded className={rules.card} aria-labelledby={id}>
      <Fold title={title}>
        <Note top="4">
          {new Big(liveVolume).eq(0)
            ? t('team.members_count', counted(members))
            : t('team.members_sum', { ...counted(members), amount: moved(volumes.total) })}
        </Note>
        <Text as="table" top="8" size="label" className={styles.table} aria-labelledby={id}>
          <TableHead
            heads={[
              ['#', styles.place],
              [t('team.col_member')],
              [t('team.col_volume', { unit }), styles.number],
              [t('team.col_share'), styles.share],
              estimatedPrize && [t('team.col_part', { unit: estimatedPrize.unit }), styles.number],
            ]}
          />
          <tbody>
            {[...shown, own].map((member) => member && row(member))}
            {others && (
              <Text as="tr" tone="secondary">
                <td colSpan={2}>{t('team.others', counted(others.count))}</td>
                <td className={styles.number}>{movedAmount(others.volume)}</td>
                <td className={styles.share}>{percent(others.share)}</td>
                {estimatedPrize && <td className={styles.number}>{others.reward && movedAmount(others.reward)}</td>}
              </Text>
            )}
          </tbody>
        </Text>
        {(others || isWhole) && (
          <SmallButton variant="text" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('team.show_fewer') : t('team.show_all', counted(members))}
          </SmallButton>
        )}
        {captainLine()}
      </Fold>
    </Card>
  )
}
