import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import { Chip } from '#components/ui/surface/chip.tsx'
import type { RankedMember } from '#lib/competition/team-members.ts'
import { formatAmount, formatNumber, formatPercent } from '@fanfare/languages/format.ts'
import styles from './members-card.module.css'

interface MemberRowProps {
  member: RankedMember
  /** The greatest volume of a member, which fills the bar. */
  top: string
  /** The team wins a prize. */
  isPaid: boolean
}

export function MemberRow({ member, top, isPaid }: MemberRowProps) {
  const t = useTranslations()
  const locale = useLocale()
  const { place, maskedName, isMe, isCaptain, volume, shownVolume, share, estimatedReward } = member
  const ratio = new Big(top).gt(0) ? Number(new Big(volume).div(top).toFixed(4)) : 0
  return (
    <tr className={isMe ? styles.own : undefined}>
      <td className={styles.place}>{formatNumber(locale, String(place))}</td>
      <td className={styles.name}>
        {isMe ? <b>{t('competition.you')}</b> : <bdi translate="no">{maskedName}</bdi>}{' '}
        {isCaptain && <Chip>{t('team.captain')}</Chip>}
      </td>
      <td className={styles.number}>{formatAmount(locale, shownVolume, { isMoved: true })}</td>
      <td className={styles.share}>
        {formatPercent(locale, share)}
        <span className={styles.bar} aria-hidden="true">
          <span style={{ inlineSize: `${ratio * 100}%` }} />
        </span>
      </td>
      {isPaid && (
        <td className={styles.number}>{estimatedReward && formatAmount(locale, estimatedReward, { isMoved: true })}</td>
      )}
    </tr>
  )
}
