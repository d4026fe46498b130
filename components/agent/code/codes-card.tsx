import { useId, useMemo, useState } from 'react'
import { saveFile } from '#components/ui/browser/save-file.ts'
import { SmallButton } from '#components/ui/controls/button.tsx'
import { CopyText } from '#components/ui/controls/copy-text.tsx'
import { IconButton } from '#components/ui/controls/icon-button.tsx'
import { Facts, Grid, Hint, List, Row, Span, Text } from '#components/ui/layout/layout.tsx'
import { Icon, SmallIcon } from '#components/ui/pictures/icon.tsx'
import { QrCode } from '#components/ui/pictures/qr-code.tsx'
import { qrPath, type QrPath } from '#components/ui/pictures/qr-path.ts'
import { Chip } from '#components/ui/surface/chip.tsx'
import { shareOf } from '#lib/agent/share-of.ts'
import { isNothing } from '#lib/agent/sum-money.ts'
import type { AgentCode } from '@fanfare/contract/agent/codes.ts'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { agentApi } from '#store/api/agent.ts'
import { AgentCard } from '../agent-card.tsx'
import { dialogButton } from '../dialog-button.tsx'
import { FRESH, type Campaign } from '../agent-page.tsx'
import { useWords } from '../use-words.tsx'
import styles from './codes-card.module.css'
import type { EditedCode } from './edit-code.tsx'

const EditCodeButton = dialogButton(async () => (await import('./edit-code.tsx')).EditCode)
const NewCodeButton = dialogButton(async () => (await import('./new-code.tsx')).NewCodeForm)

/** From this many codes on, the card has a search (design, round four). */
const SEARCHED_FROM = 10

/** Every invite code with its link and its own figures (AGT-4), and the way to another one. */
export function CodesCard({ activityId: id, rates, mayCreateCodes, codes: known }: Campaign) {
  const { t } = useWords()
  const { currentData } = agentApi.useAgentCodesQuery(id, FRESH)
  const codes = currentData?.items ?? known
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const found = codes.filter(({ vipCode, label }) => `${vipCode} ${label}`.toLowerCase().includes(wanted))
  const own = codes.filter(({ kind }) => kind === 'OWN')
  return (
    <AgentCard
      title={t('agent.code.title')}
      action={
        mayCreateCodes && (
          <NewCodeButton form={{ id, rates }}>
            <SmallIcon icon="plus" />
            {t('agent.code.new')}
          </NewCodeButton>
        )
      }
      line={t('agent.code.line')}
    >
      {codes.length >= SEARCHED_FROM && (
        <Row role="search" top="16" className={styles.search}>
          <SmallIcon icon="magnifying-glass" />
          <input
            type="search"
            value={search}
            autoComplete="off"
            spellCheck={false}
            aria-label={t('agent.code.search')}
            placeholder={t('agent.code.search')}
            onChange={({ target }) => setSearch(target.value)}
          />
        </Row>
      )}
      {found.length === 0 && <Hint top="12">{t('agent.code.search_none')}</Hint>}
      <List top="8">
        {found.map((code) => (
          <CodeRow key={code.vipCode} id={id} code={code} own={own} />
        ))}
      </List>
    </AgentCard>
  )
}

/** One code: QR code, what it gives to whom, its link to copy, and its own figures of the last 30 days, with words for nothing. */
function CodeRow({ id, code, own }: EditedCode) {
  const { t, money, number, percent } = useWords()
  const { vipCode, url, paused, isMain, label, kind, givesBack, registered, firstTrade, rebate } = code
  const rate = percent(code.rate, 1)
  const name = label ? isolateText(label) : isMain && t('agent.code.main')
  const shares =
    kind === 'SUB'
      ? t('agent.code.sub_share', { rate })
      : isNothing({ amount: givesBack })
        ? t('agent.code.own_share', { rate })
        : t('agent.code.both_shares', { rate, back: percent(givesBack, 1) })
  const converted = firstTrade > registered ? null : shareOf(firstTrade, registered)
  const count = (value: number) => value > 0 && number(value)
  const figures = [
    ['visits', count(code.visits)],
    ['registered', count(registered)],
    ['first_deposit', count(code.firstDeposit)],
    ['first_trade', count(firstTrade)],
    ['converted', converted && percent(converted, 1)],
    ['rebate', !isNothing(rebate) && money(rebate)],
  ] as const
  return (
    <Grid as="li" gap="12" className={styles.code}>
      <Row gap="12" align="center">
        <CodeQr {...code} />
        <Text as="div" grow breaks>
          <h3>
            <bdi dir="ltr">{vipCode}</bdi> {paused && <Chip tone="warning">{t('agent.code.paused')}</Chip>}
          </h3>
          <Hint>{name ? t('agent.code.named', { name, shares }) : shares}</Hint>
          <Hint>
            <bdi dir="ltr">{url.replace(/^https?:\/\//, '')}</bdi>
          </Hint>
        </Text>
        <span className={styles.copy}>
          <CopyText
            text={url}
            label={t('agent.code.copy', { code: vipCode })}
            icon={<Icon icon="copy" />}
            look="icon"
          />
          {own.includes(code) && (
            <EditCodeButton
              form={{ id, code, own }}
              label={t('agent.code.edit', { code: vipCode })}
              icon="pencil-simple"
            />
          )}
        </span>
      </Row>
      {figures.some(([, text]) => text) ? (
        <Facts
          look="columns"
          justify="between"
          className={styles.figures}
          facts={figures.map(([name, text]) => [
            t(`agent.code.figure_${name}`),
            text ? (
              <bdi key={name} dir="ltr">
                {text}
              </bdi>
            ) : (
              <Span key={name} weight="text" tone="tertiary">
                {t('agent.code.none')}
              </Span>
            ),
          ])}
        />
      ) : (
        <Hint>{t('agent.code.unused')}</Hint>
      )}
    </Grid>
  )
}

/** Modules of white around the code, which scanners need (ISO/IEC 18004), and px per module: about 1,000 px for a link. */
const QUIET = 4
const MODULE_PX = 24

/** The code as a PNG for print, black on white in both modes. */
async function savePicture({ size, d }: QrPath, name: string) {
  const canvas = document.createElement('canvas')
  canvas.width = (size + 2 * QUIET) * MODULE_PX
  canvas.height = canvas.width
  const drawing = canvas.getContext('2d')
  if (!drawing) return
  drawing.fillStyle = 'white'
  drawing.fillRect(0, 0, canvas.width, canvas.height)
  drawing.scale(MODULE_PX, MODULE_PX)
  drawing.translate(QUIET, QUIET)
  drawing.fillStyle = 'black'
  drawing.fill(new Path2D(d))
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (picture) saveFile(picture, name)
}

/** A small QR code of an invite link, which opens large enough for a camera. A popover needs no script of its own. */
function CodeQr({ vipCode, url }: AgentCode) {
  const { t } = useWords()
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
        <svg viewBox={`0 0 ${path.size} ${path.size}`} aria-hidden focusable="false" shapeRendering="crispEdges">
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
        <Text top="12">
          <bdi dir="ltr">{vipCode}</bdi>
        </Text>
        <SmallButton onClick={() => savePicture(path, `${vipCode}.png`)}>
          <SmallIcon icon="download-simple" />
          {t('agent.code.save_qr')}
        </SmallButton>
      </Text>
    </>
  )
}
