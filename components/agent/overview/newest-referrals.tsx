'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Card } from '#components/ui/surface/card.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Link } from '#components/ui/text/link.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { Ends, List, Note, Text } from '#components/ui/layout/layout.tsx'
import type { referralList } from '@fanfare/contract/agent/referrals.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { formatDayMonthTime } from '@fanfare/languages/format-date.ts'
import { agentHref } from '../agent-place.ts'
import card from '../card.module.css'

interface NewestReferralsProps extends Pick<CallData<typeof referralList>, 'items' | 'total'> {
  id: string
}

/** The newest referrals, masked (AGT-5), each with its progress. */
export function NewestReferrals({ id, items, total }: NewestReferralsProps) {
  const t = useTranslations('agent.overview')
  const locale = useLocale()
  const zone = useMyZone()
  return (
    <Card as="section" padded>
      <Ends>
        <h2>{t('newest')}</h2>
        <Link href={agentHref(id, 'referral')} locale={locale} look="text" className={card.aside} data-no-print>
          {t('all_referrals', { count: total, value: formatNumber(locale, String(total)) })}
        </Link>
      </Ends>
      <List lined className={card.rows}>
        {items.map(({ referralId, maskedName, registeredAt, vipCode, status }) => (
          <li key={referralId} className={card.row}>
            <div>
              <Text as="bdi" dir="ltr" weight="medium" breaks>
                {maskedName}
              </Text>
              <Note size="hint" breaks>
                {t('registered_with', {
                  date: formatDayMonthTime(locale, registeredAt, zone),
                  code: isolateLtr(locale, vipCode),
                })}
              </Note>
            </div>
            <Chip tone={status === 'DEPOSITED' || status === 'TRADED' ? 'good' : 'neutral'}>
              {t(`status_${status.toLowerCase() as 'traded'}`)}
            </Chip>
          </li>
        ))}
      </List>
    </Card>
  )
}
