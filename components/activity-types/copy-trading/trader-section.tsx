import { Accent, Grid, List, Note, Remark, Row, Stack, Text } from '#components/ui/layout/layout.tsx'
import { CopyIsland } from './copy-islands.tsx'
import styles from './cover.module.css'
import Big from 'big.js'
import { TARGETS, type TargetName } from '@fanfare/kernel/targets.ts'
import type { LeadTrader } from '@fanfare/contract/copy-trading/traders.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { Link } from '#components/ui/text/link.tsx'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { localeHref } from '#lib/i18n/locale-href.ts'
import { qrPath } from '#components/ui/pictures/qr-path.ts'
import { OtherTraders, RecommendedTrader, signedRatio, TraderRow, inOrder } from './traders.tsx'

interface TraderSectionProps {
  activityId: string
  /** null when they could not be read. */
  traders: readonly LeadTrader[] | null
  part: 'pick' | 'others'
}

/** The recommended lead trader, or all others, for visitors; the island shows a user's. */
export function TraderSection({ activityId, traders, part }: TraderSectionProps) {
  const { t } = useWords()
  const actionsOf = ({ name }: LeadTrader) => ({
    copy: { href: downloadHref('follow') },
    link: <Link href={downloadHref('copy-trade')}>{name}</Link>,
  })
  if (!traders?.length) {
    if (part === 'others') return null
    return traders ? <p>{t('copy.traders_none')}</p> : <p role="alert">{t('copy.traders_failed')}</p>
  }
  const Part = part === 'pick' ? RecommendedTrader : OtherTraders
  return (
    <CopyIsland activityId={activityId} traders={traders} part={part}>
      <Part traders={traders} actionsOf={actionsOf} />
    </CopyIsland>
  )
}

/** How many places the board shows, and how few are too few for a board. */
const SHOWN = 5
const FEWEST = 3

/** How users become lead traders, and the lead traders with the most followers. */
export function LeadPanel({ traders }: { traders: readonly LeadTrader[] }) {
  const { t, number, percent } = useWords()
  const authentic = traders.filter(({ authentic }) => authentic)
  const shares = authentic.map(({ profitShare }) => profitShare).toSorted((a, b) => new Big(a).cmp(b))
  const [from, to] = [shares[0], shares.at(-1)]
  const boards = [
    ['return', inOrder(authentic, 'return'), ({ roi30d }: LeadTrader) => signedRatio(roi30d, percent)],
    [
      'followers',
      authentic.toSorted((a, b) => b.followers - a.followers),
      ({ followers }: LeadTrader) => t('copy.board_places', { value: number(followers) }),
    ],
  ] as const
  return (
    <>
      <section aria-labelledby="lead">
        <h3 id="lead">{t('copy.lead_title')}</h3>
        <Stack gap="8" top="8">
          <p>{t('copy.lead_text')}</p>
          {from && to && (
            <p>
              {from === to
                ? t('copy.lead_share', { share: percent(from) })
                : t('copy.lead_range', { from: percent(from), to: percent(to) })}
            </p>
          )}
          <Row gap="8 16" top="8" align="center" wrap>
            <CopyIsland part="apply">
              <Button href={downloadHref('become-trader')}>{t('copy.lead_apply')}</Button>
            </CopyIsland>
            <Remark>{t('copy.app_version', { version: TARGETS['become-trader'].from })}</Remark>
          </Row>
        </Stack>
      </section>
      {authentic.length >= FEWEST && (
        <>
          <Grid gap="16" className={styles.boards}>
            {boards.map(([by, list, valueOf]) => (
              <section key={by} aria-labelledby={`board-${by}`}>
                <h3 id={`board-${by}`}>{t(`copy.board_${by}`)}</h3>
                <List as="ol">
                  {list.slice(0, SHOWN).map((trader) => (
                    <TraderRow key={trader.traderId} name={trader.name}>
                      <Text as="bdi" text="end">
                        {valueOf(trader)}
                      </Text>
                    </TraderRow>
                  ))}
                </List>
              </section>
            ))}
          </Grid>
          <Note>{t('copy.past_results')}</Note>
        </>
      )}
    </>
  )
}

/** A QR code and link that lead from a wide screen to the app. */
export function ScanToCopy({ siteOrigin }: { siteOrigin: string }) {
  const { t, locale } = useWords()
  const path = localeHref(locale, downloadHref('follow'))
  const { size, d } = qrPath(siteOrigin + path)
  return (
    <div className={styles.scan}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('copy.scan')} shapeRendering="crispEdges">
        <path d={d} fill="currentColor" />
      </svg>
      <p>
        <Accent>{t('copy.scan')}</Accent>
        <a href={path}>
          <SmallIcon icon="link-simple" />
          {t('copy.scan_link')}
        </a>
      </p>
    </div>
  )
}

/** The page that leads to the app: outside of it these targets open nothing else (contract §12). */
const downloadHref = (target: Extract<TargetName, 'copy-trade' | 'follow' | 'become-trader'>) =>
  `/download?target=${target}`
