import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { HourglassMediumIcon } from '@phosphor-icons/react/dist/ssr/HourglassMedium'
import { ProhibitIcon } from '@phosphor-icons/react/dist/ssr/Prohibit'
import { useTranslations } from 'next-intl'
import { Chip } from '#components/ui/chip.tsx'
import { Icon } from '#components/ui/icon.tsx'
import type { ActivitySummary } from '#lib/contract/activity/activity.ts'
import type { CardParts } from './card-parts.ts'

interface Props extends Pick<CardParts, 'Line'> {
  activity: ActivitySummary
}

/** The last line of a card: the news that a reader needs before opening it, if there is any. */
export function ActivityCardState({ activity: { outcome }, Line }: Props) {
  const t = useTranslations('activity')
  if (outcome === 'CANCELLED') {
    return (
      <Chip tone="warning" icon={<Icon icon={ProhibitIcon} size="sm" />}>
        {t('cancelled_line')}
      </Chip>
    )
  }
  if (outcome === 'SETTLING') {
    return <Chip icon={<Icon icon={HourglassMediumIcon} size="sm" />}>{t('settling_line')}</Chip>
  }
  if (outcome === 'SETTLED') {
    return <Chip icon={<Icon icon={CheckCircleIcon} size="sm" />}>{t('settled_line')}</Chip>
  }
  return Line ? <Line /> : null
}
