import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import { Button } from '#components/ui/controls/button.tsx'
import type { LeadTrader } from '@fanfare/contract/copy-trading/traders.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { TARGETS } from '@fanfare/kernel/targets.ts'
import { ApplyIsland } from './copy-islands.tsx'
import { downloadHref } from './download-href.ts'
import styles from './lead-panel.module.css'
import { inOrder } from './rank-traders.ts'
import { shownRatio } from './shown-ratio.ts'
import { TraderName } from './trader-name.tsx'

/** Places of a board, and the fewest that make one. */
const SHOWN = 5
const FEWEST = 3

/** How users become lead traders, and the lead traders with the most followers. */
export function LeadPanel({ traders }: { traders: readonly LeadTrader[] }) {
  const t = useTranslations('copy')
  const locale = useLocale()
  const authentic = traders.filter(({ authentic }) => authentic)
  const range = shareRange(authentic)
  const byFollowers = authentic.toSorted((a, b) => b.followers - a.followers)
  return (
    <>
      <section aria-labelledby="lead">
        <h3 id="lead">{t('lead_title')}</h3>
        <div className={styles.lead}>
          <p>{t('lead_text')}</p>
          {range !== null && (
            <p>
              {range.from === range.to
                ? t('lead_share', { share: shownRatio(locale, range.from) })
                : t('lead_range', { from: shownRatio(locale, range.from), to: shownRatio(locale, range.to) })}
            </p>
          )}
          <div className={styles.action}>
            <ApplyIsland>
              <Button href={downloadHref('become-trader')} locale={locale}>
                {t('lead_apply')}
              </Button>
            </ApplyIsland>
            <span className={styles.small}>{t('app_version', { version: TARGETS['become-trader'].from })}</span>
          </div>
        </div>
      </section>
      {authentic.length >= FEWEST && (
        <div className={styles.boards}>
          <LeadBoard
            id="board-return"
            title={t('board_return')}
            rows={inOrder(authentic, 'return')
              .slice(0, SHOWN)
              .map((trader) => ({ trader, value: shownRatio(locale, trader.roi30d, true) }))}
          />
          <LeadBoard
            id="board-followers"
            title={t('board_followers')}
            rows={byFollowers.slice(0, SHOWN).map((trader) => ({
              trader,
              value: t('board_places', { value: formatNumber(locale, String(trader.followers)) }),
            }))}
          />
        </div>
      )}
      {authentic.length >= FEWEST && <p className={styles.small}>{t('past_results')}</p>}
    </>
  )
}

/** The least and the greatest profit share; null without traders. */
export function shareRange(traders: readonly Pick<LeadTrader, 'profitShare'>[]): { from: string; to: string } | null {
  const shares = traders.map(({ profitShare }) => profitShare).toSorted((a, b) => new Big(a).cmp(b))
  const [from] = shares
  const to = shares.at(-1)
  return from === undefined || to === undefined ? null : { from, to }
}

interface LeadBoardProps {
  id: string
  title: string
  rows: readonly { trader: LeadTrader; value: string }[]
}

/** The first lead traders by one figure. */
function LeadBoard({ id, title, rows }: LeadBoardProps) {
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ol className={styles.rows}>
        {rows.map(({ trader: { traderId, name }, value }) => (
          <li key={traderId}>
            <TraderName name={name} />
            <bdi>{value}</bdi>
          </li>
        ))}
      </ol>
    </section>
  )
}
