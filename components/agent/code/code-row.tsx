'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Chip } from '#components/ui/surface/chip.tsx'
import { CopyButton } from '#components/ui/controls/copy-button.tsx'
import { IconButton } from '#components/ui/controls/icon-button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { shareOf } from '#lib/agent/share-of.ts'
import type { AgentCode } from '@fanfare/contract/agent/codes.ts'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { formatMoney, formatNumber, formatPercent } from '@fanfare/languages/format.ts'
import { isNothing } from '#lib/agent/sum-money.ts'
import { CodeQr } from './code-qr.tsx'
import styles from './codes-card.module.css'

interface CodeRowProps {
  code: AgentCode
  /** Absent for the code of an agent below. */
  onEdit?: () => void
}

/** One code: QR code, what it gives to whom, its link to copy, and its own figures of the last 30 days. */
export function CodeRow({ code, onEdit }: CodeRowProps) {
  const t = useTranslations()
  const about = useAbout(code)
  const { vipCode, url, paused } = code
  return (
    <li className={styles.code}>
      <div className={styles.head}>
        <CodeQr vipCode={vipCode} url={url} />
        <div className={styles.name}>
          <h3>
            <bdi dir="ltr">{vipCode}</bdi> {paused && <Chip tone="warning">{t('agent.code.paused')}</Chip>}
          </h3>
          <p className={styles.about}>{about}</p>
          <p className={styles.link}>
            <bdi dir="ltr">{url.replace(/^https?:\/\//, '')}</bdi>
          </p>
        </div>
        <span className={styles.copy}>
          <CopyButton
            text={url}
            label={t('agent.code.copy', { code: vipCode })}
            copiedLabel={t('common.copied')}
            failedLabel={t('common.copy_failed')}
            icon={<Icon icon="copy" />}
            look="icon"
          />
          {onEdit && (
            <IconButton label={t('agent.code.edit', { code: vipCode })} onClick={onEdit}>
              <Icon icon="pencil-simple" />
            </IconButton>
          )}
        </span>
      </div>
      <CodeFigures code={code} />
    </li>
  )
}

/** The label and the shares of a code: "Main. 35% of futures fees to you, 5% back to friends". */
function useAbout({ isMain, label, kind, rate, givesBack }: AgentCode): string {
  const t = useTranslations('agent.code')
  const locale = useLocale()
  const yours = formatPercent(locale, rate)
  const name = label === '' ? (isMain ? t('main') : null) : isolateText(label)
  const shares =
    kind === 'SUB'
      ? t('sub_share', { rate: yours })
      : isNothing({ amount: givesBack })
        ? t('own_share', { rate: yours })
        : t('both_shares', { rate: yours, back: formatPercent(locale, givesBack) })
  return name === null ? shares : t('named', { name, shares })
}

const COUNTS = ['visits', 'registered', 'firstDeposit', 'firstTrade'] as const
const LABELS = {
  visits: 'figure_visits',
  registered: 'figure_registered',
  firstDeposit: 'figure_first_deposit',
  firstTrade: 'figure_first_trade',
  converted: 'figure_converted',
  rebate: 'figure_rebate',
} as const

/** A code's own way from visits to trades, and its rebate; words where there is nothing yet. */
function CodeFigures({ code }: { code: AgentCode }) {
  const t = useTranslations('agent.code')
  const locale = useLocale()
  const converted = shareOf(code.firstTrade, code.registered)
  const figures = [
    ...COUNTS.map((name) => ({ name, text: code[name] === 0 ? null : formatNumber(locale, String(code[name])) })),
    {
      name: 'converted' as const,
      text: converted === null || code.firstTrade > code.registered ? null : formatPercent(locale, converted),
    },
    {
      name: 'rebate' as const,
      text: isNothing(code.rebate) ? null : formatMoney(locale, code.rebate, { isMoved: true }),
    },
  ]
  if (figures.every(({ text }) => text === null)) return <p className={styles.unused}>{t('unused')}</p>
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, text }) => (
        <div key={name}>
          <dt>{t(LABELS[name])}</dt>
          <dd>{text === null ? <span className={styles.none}>{t('none')}</span> : <bdi dir="ltr">{text}</bdi>}</dd>
        </div>
      ))}
    </dl>
  )
}
