'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { fillSlot } from '#components/ui/browser/fill-slot.tsx'
import { createIsland } from '#components/providers/create-island.tsx'
import { useBrowserValue } from '#components/ui/browser/use-browser-value.ts'
import { useDevice } from '#components/ui/browser/use-device.ts'
import { buttonLook } from '#components/ui/controls/press-button.tsx'
import { CopyButton, type CopyWords } from '#components/ui/controls/copy-button.tsx'
import { cx } from '#components/ui/cx.ts'
import { Hint, Row, Stack, Text } from '#components/ui/layout/layout.tsx'
import { QrCode } from '#components/ui/pictures/qr-code.tsx'
import type { QrPath } from '#components/ui/pictures/qr-path.ts'
import { Card } from '#components/ui/surface/card.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { EXTERNAL_REL } from '#components/ui/text/external-rel.ts'
import barStyles from './download-bar.module.css'
import { appLink, STORES_ID, type DownloadTarget } from './download-texts.ts'
import styles from './download.module.css'
import { useDownloadRequest } from './use-download-request.ts'
import { useKeptInviteCode, useStore, type StorePlatform } from './use-store.ts'
import wayStyles from './way-back.module.css'

export const ServedTaskIsland = createIsland(async () => (await import('./served-task.tsx')).ServedTask)

export type LeadTexts = Record<'chip' | 'heading' | 'line', string>

interface DownloadLeadProps {
  icon: ReactNode
  /** `general`: without a target in the URL. */
  texts: Record<DownloadTarget | 'general', LeadTexts>
}

/** Names the target that led the reader here (design §13, `download-target`). */
export function DownloadLead({ icon, texts }: DownloadLeadProps) {
  const { target } = useDownloadRequest()
  const { chip, heading, line } = texts[target ?? 'general']
  return (
    <>
      <Chip tone="onArt" icon={icon}>
        {chip}
      </Chip>
      <h1>{heading}</h1>
      <Text tone="secondary">{line}</Text>
    </>
  )
}

/** On phones and tablets: opens the requested target in the installed app, before the link to the store. */
export function TargetOpener({ icon, label }: { icon: ReactNode; label: string }) {
  const device = useDevice()
  const { target } = useDownloadRequest()
  if (!target || !device || device.platform === 'desktop') return null
  return (
    <a href={appLink(target)} className={buttonLook({ size: 'lg', full: true, className: styles.opener })}>
      {icon}
      {label}
    </a>
  )
}

interface Store {
  platform: StorePlatform
  href: string
  icon: ReactNode
  /** `Download on the` / `App Store`, in each store's own wording. */
  small: string
  name: string
}

interface StoreLinksProps {
  /** Stores that offer the deployment's app. */
  stores: Store[]
  /** Shown if no store is listed. */
  none: string
}

/** The stores; a phone shows only its own after detection. */
export function StoreLinks({ stores, none }: StoreLinksProps) {
  const { own, hrefOf } = useStore()
  const shown = own ? stores.filter(({ platform }) => platform === own) : stores
  return (
    <Row id={STORES_ID} gap="10" top="20" wrap>
      {shown.length === 0 && (
        <Text top="8" tone="secondary">
          {none}
        </Text>
      )}
      {shown.map(({ platform, href, icon, small, name }) => (
        <a key={platform} href={hrefOf(platform, href)} rel={EXTERNAL_REL} className={styles.store}>
          {icon}
          <span>
            <small>{small}</small>
            {name}
          </span>
        </a>
      ))}
    </Row>
  )
}

interface DownloadScanProps {
  /** Address of this page, without query. */
  address: string
  /** The QR code of the address, made by the server. */
  path: QrPath
  copy: CopyWords
  /** `lineWithCode` has the slot `{code}`. */
  texts: Record<'title' | 'line' | 'lineWithCode' | 'label', string>
}

/** For wide screens: a phone scans the code and opens this page with the same query, which leads to its store. */
export function DownloadScan({ address, path, copy, texts }: DownloadScanProps) {
  const { vipCode, search } = useDownloadRequest()
  const [exact, setExact] = useState<{ search: string; path: QrPath } | null>(null)
  useEffect(() => {
    if (search === '') return
    import('#components/ui/pictures/qr-path.ts').then(
      ({ qrPath }) => setExact({ search, path: qrPath(address + search) }),
      // The code without the query stays: it leads to the same stores.
      () => undefined,
    )
  }, [address, search])
  return (
    <div className={styles.scan}>
      <QrCode path={exact?.search === search ? exact.path : path} label={texts.label} />
      <div>
        <Text weight="strong">{texts.title}</Text>
        <Hint>
          {vipCode
            ? fillSlot(
                texts.lineWithCode,
                'code',
                <Text as="bdi" dir="ltr" weight="strong">
                  {vipCode}
                </Text>,
              )
            : texts.line}
        </Hint>
        <CopyButton text={address + search} {...copy} look="text" size="sm" />
      </div>
    </div>
  )
}

/** For a reader who came from a task: the steps from the app back to the reward. */
export function WayBack({ title, steps }: { title: string; steps: readonly [title: string, line: string][] }) {
  const { task } = useDownloadRequest()
  if (!task) return null
  return (
    <Text as="section" top="40" aria-labelledby="way-back">
      <h2 id="way-back">{title}</h2>
      <Stack as="ol" gap="16" top="16" className={wayStyles.steps}>
        {steps.map(([name, line]) => (
          <li key={name}>
            <h3>{name}</h3>
            <Hint>{line}</Hint>
          </li>
        ))}
      </Stack>
    </Text>
  )
}

/** The page shows the invite code in case the store loses it (design, "Download"). */
export function KeptInviteCode({
  icon,
  label,
  line,
  copy,
}: Record<'icon' | 'label' | 'line', ReactNode> & { copy: CopyWords }) {
  const code = useKeptInviteCode()
  if (!code) return null
  return (
    <Card padded>
      <Row gap="12" align="center">
        <span className={styles.kind}>{icon}</span>
        <Text as="div" grow>
          <Hint>{label}</Hint>
          <Text as="bdi" dir="ltr" weight="strong" className={styles.inviteCode}>
            {code}
          </Text>
        </Text>
        <CopyButton text={code} {...copy} look="icon" />
      </Row>
      <Hint top="12">{line}</Hint>
    </Card>
  )
}

/**
 * On phones and tablets: opens the installed app at the reader's target; inside an old app it names the needed version. `tooOld` has
 * the slot `{version}`.
 */
export function AppOpener({ texts }: { texts: Record<'title' | 'line' | 'tooOld' | 'open', string> }) {
  const device = useDevice()
  const { target } = useDownloadRequest()
  const version = useBrowserValue(() => document.documentElement.getAttribute('data-webview'), null)
  if (!device || device.platform === 'desktop') return null
  return (
    <Card padded>
      <h2>{texts.title}</h2>
      <Text top="8" tone="secondary">
        {version ? texts.tooOld.replace('{version}', version) : texts.line}
      </Text>
      {!version && (
        <a href={appLink(target ?? 'home')} className={buttonLook({ variant: 'outlined', className: styles.action })}>
          {texts.open}
        </a>
      )}
    </Card>
  )
}

interface DownloadBarProps {
  brand: string
  /** Stores that offer the deployment's app. */
  stores: Partial<Record<StorePlatform, { href: string; name: string }>>
  /** `Get the app` */
  label: string
}

/** Phones: the link to the store, while the link in the page is out of sight (design §2). */
export function DownloadBar({ brand, stores, label }: DownloadBarProps) {
  const { own, hrefOf } = useStore()
  const [twinInSight, setTwinInSight] = useState(true)
  useEffect(() => {
    const twin = document.getElementById(STORES_ID)
    if (!twin) return
    const observer = new IntersectionObserver(([entry]) => setTwinInSight(entry?.isIntersecting ?? true))
    observer.observe(twin)
    return () => observer.disconnect()
  }, [])
  const store = own && stores[own]
  if (!store) return null
  return (
    <div className={cx(barStyles.bar, twinInSight && barStyles.away)}>
      <div className={barStyles.words}>
        <b>
          <bdi>{brand}</bdi>
        </b>
        <div>{store.name}</div>
      </div>
      <a href={hrefOf(own, store.href)} rel={EXTERNAL_REL} className={buttonLook({ size: 'lg' })}>
        {label}
      </a>
    </div>
  )
}
