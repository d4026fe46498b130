'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { SelectChip } from './select-chip.tsx'
import type { FilterState } from './use-agent-filter.ts'
import { useFilterWords } from './use-filter-words.ts'

const COMMON = ['mine', 'UTC', 'campaign']
/** `Asia/Ho_Chi_Minh` as people write it. */
const plain = (zone: string): string => zone.replaceAll('_', ' ')

/** The zone in which days begin. The list of all zones is made when the reader reaches for it. */
export function ZoneField({ filter, days, zones, change }: FilterState) {
  const t = useTranslations('agent.filter')
  const words = useFilterWords()
  const [all, setAll] = useState<readonly string[]>([])
  const { zone } = filter
  const isOther = !COMMON.includes(zone)
  const others = isOther && !all.includes(zone) ? [zone, ...all] : all
  return (
    <SelectChip
      label={t('zone')}
      value={zone}
      text={words.zone(days.timeZone)}
      isSet={zone !== 'mine'}
      onChoose={(chosen) => change({ zone: chosen })}
      onOpen={() => all.length === 0 && setAll(Intl.supportedValuesOf('timeZone'))}
    >
      <optgroup label={t('zone_common')}>
        <option value="mine">{t('zone_mine', { zone: words.zone(zones.mine) })}</option>
        <option value="UTC">UTC</option>
        <option value="campaign">{t('zone_campaign', { zone: words.zone(zones.campaign) })}</option>
      </optgroup>
      {others.length > 0 && (
        <optgroup label={t('zone_others')}>
          {others.map((name) => (
            <option key={name} value={name}>
              {plain(name)}
            </option>
          ))}
        </optgroup>
      )}
    </SelectChip>
  )
}
