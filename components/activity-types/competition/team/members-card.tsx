import Big from 'big.js'
import { useId, useState } from 'react'
import type { MyTeam } from '@fanfare/contract/competition/competition.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { Accordion } from '#components/ui/controls/accordion.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { memberRows, teamVolumes, type RankedMember } from '#lib/competition/team-members.ts'
import { teamSplit } from '#lib/competition/team-split.ts'
import { Note, Text } from '#components/ui/layout/layout.tsx'
import { TeamName } from './team-row.tsx'
import type { TeamSubject } from './team-subject.ts'
import rules from '../prizes.module.css'
import myTeam from './my-team.module.css'

/** How many members are not folded. */
const SHOWN = 3

/** Each member's volume, share and part of the prize; the user's own row is never folded. */
export function MembersCard({ subject: { unit, team }, mine }: { subject: TeamSubject; mine: MyTeam }) {
  const { t, counted, moved, movedAmount, percent } = useWords()
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const { memberList, members, liveVolume, estimatedPrize } = mine
  const volumes = teamVolumes(mine, unit)
  const { shown, mine: own, others } = memberRows(memberList, volumes, isWhole ? memberList.length : SHOWN)
  const top = shown[0]?.volume ?? '0'
  const title = (
    <span id={id}>
      {t('team.members')}{' '}
      <Text as="span" weight="medium" breaks>
        {'· '}
        <TeamName name={mine.name} />
      </Text>
    </span>
  )
  const body = (
    <>
      <Note top="4">
        {new Big(liveVolume).eq(0)
          ? t('team.members_count', counted(members))
          : t('team.members_sum', {
              ...counted(members),
              amount: moved(volumes.total),
            })}
      </Note>
      <Text as="table" top="8" size="label" className={myTeam.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col" className={myTeam.place}>
              #
            </th>
            <th scope="col">{t('team.col_member')}</th>
            <th scope="col" className={myTeam.number}>
              {t('team.col_volume', { unit })}
            </th>
            <th scope="col" className={myTeam.share}>
              {t('team.col_share')}
            </th>
            {estimatedPrize && (
              <th scope="col" className={myTeam.number}>
                {t('team.col_part', { unit: estimatedPrize.unit })}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {[...shown, ...(own ? [own] : [])].map((member) => (
            <MemberRow key={member.userRef} member={member} top={top} isPaid={estimatedPrize !== null} />
          ))}
          {others && (
            <tr className={myTeam.others}>
              <td colSpan={2}>{t('team.others', counted(others.count))}</td>
              <td className={myTeam.number}>{movedAmount(others.volume)}</td>
              <td className={myTeam.share}>{percent(others.share)}</td>
              {estimatedPrize && <td className={myTeam.number}>{others.reward && movedAmount(others.reward)}</td>}
            </tr>
          )}
        </tbody>
      </Text>
      {(others !== null || isWhole) && (
        <Button variant="text" size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('team.show_fewer') : t('team.show_all', counted(members))}
        </Button>
      )}
      <CaptainLine mine={mine} captainShare={team.captainShare} />
    </>
  )
  return (
    <Card as="section" padded className={rules.card} aria-labelledby={id}>
      <Accordion items={[{ key: 'members', title, body }]} />
    </Card>
  )
}

/** The captain's part by role and by volume; nothing where one of the two is 0. */
function CaptainLine({ mine, captainShare }: { mine: MyTeam; captainShare: string }) {
  const { t, money, moved } = useWords()
  const captain = mine.memberList.find(({ isCaptain }) => isCaptain)
  if (!mine.estimatedPrize || !captain?.estimatedReward) return null
  const forCaptain = teamSplit(mine.estimatedPrize, captainShare).captain
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

interface MemberRowProps {
  member: RankedMember
  /** The greatest volume, which fills the bar. */
  top: string
  /** The team wins a prize. */
  isPaid: boolean
}

function MemberRow({ member, top, isPaid }: MemberRowProps) {
  const { t, number, movedAmount, percent } = useWords()
  const { place, maskedName, isMe, isCaptain, volume, shownVolume, share, estimatedReward } = member
  const ratio = new Big(top).gt(0) ? Number(new Big(volume).div(top).toFixed(4)) : 0
  return (
    <tr className={isMe ? myTeam.own : undefined}>
      <td className={myTeam.place}>{number(place)}</td>
      <Text as="td" breaks>
        {isMe ? <b>{t('competition.you')}</b> : <bdi translate="no">{maskedName}</bdi>}{' '}
        {isCaptain && <Chip>{t('team.captain')}</Chip>}
      </Text>
      <td className={myTeam.number}>{movedAmount(shownVolume)}</td>
      <td className={myTeam.share}>
        {percent(share)}
        <span className={myTeam.bar} aria-hidden="true">
          <span style={{ inlineSize: `${ratio * 100}%` }} />
        </span>
      </td>
      {isPaid && <td className={myTeam.number}>{estimatedReward && movedAmount(estimatedReward)}</td>}
    </tr>
  )
}
