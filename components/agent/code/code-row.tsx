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
import { Facts, Grid, Note, Row, Text } from '#components/ui/layout/layout.tsx'
import { useId, useMemo } from 'react'
import { Button } from '#components/ui/controls/button.tsx'
import { QrCode } from '#components/ui/pictures/qr-code.tsx'
import { qrPath, type QrPath } from '#components/ui/pictures/qr-path.ts'
import { saveFile } from '#components/ui/browser/save-file.ts'
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
    <Grid as="li" gap="12" className={styles.code}>
      <Row gap="12" align="center">
        <CodeQr vipCode={vipCode} url={url} />
        <Text as="div" grow breaks>
          <h3>
            <bdi dir="ltr">{vipCode}</bdi> {paused && <Chip tone="warning">{t('agent.code.paused')}</Chip>}
          </h3>
          <Note size="hint">{about}</Note>
          <Note size="hint">
            <bdi dir="ltr">{url.replace(/^https?:\/\//, '')}</bdi>
          </Note>
        </Text>
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
      </Row>
      <CodeFigures code={code} />
    </Grid>
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
  if (figures.every(({ text }) => text === null)) return <Note size="hint">{t('unused')}</Note>
  return (
    <Facts
      look="columns"
      justify="between"
      className={styles.figures}
      facts={figures.map(({ name, text }) => [
        t(LABELS[name]),
        text === null ? (
          <Text key={name} as="span" weight="text" tone="tertiary">
            {t('none')}
          </Text>
        ) : (
          <bdi key={name} dir="ltr">
            {text}
          </bdi>
        ),
      ])}
    />
  )
}

/** Modules of white around the code, which scanners need (ISO/IEC 18004), and px a module: about 1,000 px for a link. */
const QUIET = 4
const MODULE_PX = 24

/** The code as a PNG for print, black on white in both modes. */
async function savePicture({ size, d }: QrPath, name: string): Promise<void> {
  const canvas = document.createElement('canvas')
  canvas.width = (size + 2 * QUIET) * MODULE_PX
  canvas.height = canvas.width
  const drawing = canvas.getContext('2d')
  if (drawing === null) return
  drawing.fillStyle = 'white'
  drawing.fillRect(0, 0, canvas.width, canvas.height)
  drawing.scale(MODULE_PX, MODULE_PX)
  drawing.translate(QUIET, QUIET)
  drawing.fillStyle = 'black'
  drawing.fill(new Path2D(d))
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (picture !== null) saveFile(picture, name)
}

/** A small QR code of an invite link, which opens large enough for a camera. A popover needs no script of its own. */
function CodeQr({ vipCode, url }: { vipCode: string; url: string }) {
  const t = useTranslations()
  const id = useId()
  const path = useMemo(() => qrPath(url), [url])
  const label = t('agent.code.qr', { code: vipCode })
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={t('agent.code.show_qr', { code: vipCode })}
        className={styles.qr}
      >
        <svg viewBox={`0 0 ${path.size} ${path.size}`} aria-hidden="true" focusable="false" shapeRendering="crispEdges">
          <path d={path.d} fill="currentColor" />
        </svg>
      </button>
      <Text
        as="div"
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        tone="primary"
        text="center"
        className={styles.popover}
      >
        <IconButton
          label={t('common.btn_close')}
          popoverTarget={id}
          popoverTargetAction="hide"
          className={styles.close}
        >
          <Icon icon="x" />
        </IconButton>
        <QrCode path={path} label={label} />
        <p>
          <bdi dir="ltr">{vipCode}</bdi>
        </p>
        <Button variant="outlined" size="sm" onClick={() => void savePicture(path, `${vipCode}.png`)}>
          <Icon icon="download-simple" size="sm" />
          {t('agent.code.save_qr')}
        </Button>
      </Text>
    </>
  )
}
