import { promisedReward } from '#components/ui/text/use-reward-text.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { TableHead } from '#components/ui/layout/table-head.tsx'
import { Icon, SmallIcon } from '#components/ui/pictures/icon.tsx'
import { qrPath } from '#components/ui/pictures/qr-path.ts'
import { localeHref } from '#lib/i18n/locale-href.ts'
import { settings } from '#lib/queries/settings.ts'
import type { WelcomeOffer } from '#lib/task/welcome-offer.ts'
import { Accent, Grid, Hint, Note, Row, Stack, Text } from '#components/ui/layout/layout.tsx'
import { Art } from '#components/ui/pictures/art.tsx'
import { Amount } from '#components/ui/text/amount.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import downloadPhoneStyles from './download-phone.module.css'
import {
  AppOpener,
  DownloadBar,
  DownloadLead,
  DownloadScan,
  KeptInviteCode,
  ServedTaskIsland,
  StoreLinks,
  TargetOpener,
  WayBack,
  type LeadTexts,
} from './download-live.tsx'
import { DOWNLOAD_TARGETS, firstVersion, TEXT_KEYS, versionRows, type DownloadTarget } from './download-texts.ts'
import styles from './download.module.css'

/** SCR-13, the upper part: the reason, and the link to the store of this device. */
export function DownloadSection({ offer }: { offer: WelcomeOffer | null }) {
  const { t, locale } = useWords()
  const { BRAND_NAME: brand, SITE_ORIGIN, APP_STORE_URL, PLAY_STORE_URL } = settings()
  const address = SITE_ORIGIN + localeHref(locale, '/download')
  // No link without a known address: a store's search for the brand could show anybody's app.
  const known = [
    ['ios', APP_STORE_URL, 'apple-logo', 'download.app_store_small', 'App Store'],
    ['android', PLAY_STORE_URL, 'google-play-logo', 'download.play_store_small', 'Google Play'],
  ] as const
  const stores = known.flatMap(([platform, href, icon, small, name]) =>
    href === undefined
      ? []
      : { platform, href, icon: <Icon icon={icon} weight="fill" size="lg" />, small: t(small), name },
  )
  const hasStores = stores.length === 2
  const lead = (target: DownloadTarget): LeadTexts => {
    const key = TEXT_KEYS[target]
    const version = firstVersion(target)
    const feature = t(`download.feature.${key}`)
    return {
      chip: t('download.feature_chip', { feature }),
      heading: t(`download.target.${key}`),
      line: !version ? t('download.target_line') : t('download.feature_line', { feature, version }),
    }
  }
  const targets = Object.fromEntries(DOWNLOAD_TARGETS.map((target) => [target, lead(target)])) as Record<
    DownloadTarget,
    LeadTexts
  >

  return (
    <Grid as="section" className={styles.hero}>
      <div className={styles.text}>
        <DownloadLead
          icon={<SmallIcon icon="device-mobile" />}
          texts={{
            ...targets,
            general: {
              chip: t('download.general_chip', { brand }),
              heading: t('download.heading'),
              line: t('download.general_line'),
            },
          }}
        />
        <ServedTaskIsland />
        <TargetOpener icon={<SmallIcon icon="arrow-square-out" />} label={t('download.open_target')} />
        {/* Shown in the browser of another app, where stores and links to the app may not open (`data-in-app`, lib/head). */}
        <div className={styles.help}>
          <b>{t('download.in_app_title')}</b>
          <Hint>{t('download.in_app_line')}</Hint>
        </div>
        <DownloadScan
          address={address}
          path={qrPath(address)}
          copy={{
            label: t('download.copy_link'),
            copied: t('common.copied'),
            failed: t('common.copy_failed'),
            icon: <SmallIcon icon="copy" />,
          }}
          texts={{
            title: t('download.scan_title'),
            line: t(hasStores ? 'download.scan_line' : 'download.scan_page'),
            lineWithCode: t(hasStores ? 'download.scan_line_with_code' : 'download.scan_page_with_code', {
              code: '{code}',
            }),
            label: t('download.qr_label'),
          }}
        />
        <StoreLinks stores={stores} none={t('download.no_store', { brand })} />
      </div>
      <Row justify="center" className={styles.phone}>
        <DownloadPhone brand={brand} offer={offer} />
      </Row>
    </Grid>
  )
}

/** As many as fit into the phone. */
const SHOWN = 4

/** A small picture of the app with the page of the beginners' activity. Screen readers skip it, because that page has its words. */
function DownloadPhone({ brand, offer }: { brand: string; offer: WelcomeOffer | null }) {
  return (
    <div className={downloadPhoneStyles.phone} aria-hidden="true" data-clamp>
      <Row align="center" justify="between" size="note" weight="strong">
        <span>{brand}</span>
        <SmallIcon icon="bell" />
      </Row>
      {offer ? (
        <SmallWelcome offer={offer} />
      ) : (
        <div className={downloadPhoneStyles.poster}>
          <Art scene="newuser" />
        </div>
      )}
    </div>
  )
}

function SmallWelcome({ offer: { title, total, tasks, signUp } }: { offer: WelcomeOffer }) {
  const words = useWords()
  const { t, rewardText, isolated } = words
  return (
    <>
      <div className={downloadPhoneStyles.hero}>
        <div className={downloadPhoneStyles.poster}>
          <Art scene="newuser" />
        </div>
        <Text top="8" size="note" weight="medium" className={downloadPhoneStyles.title}>
          {isolated(title)}
        </Text>
        {total && (
          <Note className={downloadPhoneStyles.headline}>
            {t('activity_stake.up_to')} <Amount money={total} size="L" />
          </Note>
        )}
        {signUp && (
          <Text weight="medium" text="center" className={downloadPhoneStyles.action}>
            {t('ready.visitor_first', { reward: promisedReward(signUp, words) })}
          </Text>
        )}
      </div>
      {tasks.slice(0, SHOWN).map(({ taskId, title: name, reward }) => (
        <Stack as="p" key={taskId} gap="10" top="8" align="center" className={downloadPhoneStyles.row}>
          <span>{isolated(name)}</span>
          <Accent>{rewardText(reward)}</Accent>
        </Stack>
      ))}
    </>
  )
}

/** SCR-13, the lower part: the versions that features need, the installed app, the invite code. */
export function DownloadDetails() {
  const { t } = useWords()
  const { BRAND_NAME, TARGET_URLS, APP_STORE_URL, PLAY_STORE_URL } = settings()
  const rows = versionRows(TARGET_URLS)
  const middle = Math.ceil(rows.length / 2)
  return (
    <>
      <WayBack
        title={t('download.way_back')}
        steps={[
          [t('download.step_app'), t('download.step_app_line')],
          [t('download.step_login'), t('download.step_login_line')],
          [t('download.step_claim'), t('download.step_claim_line')],
        ]}
      />
      <Grid gap="16" top="24" className={styles.details}>
        <Card padded>
          <h2>{t('download.versions_title')}</h2>
          <Note size="small" top="4">
            {t('download.versions_line')}
          </Note>
          <div className={styles.halves}>
            {/* Two tables that are beside each other on wide screens. */}
            {[rows.slice(0, middle), rows.slice(middle)].map((half) => (
              <table key={half[0]?.textKey} className={styles.versions}>
                <TableHead heads={[[t('download.versions_feature')], [t('download.versions_from')]]} />
                <tbody>
                  {half.map(({ textKey, from }) => (
                    <tr key={textKey}>
                      <td>{t(`download.feature.${textKey}`)}</td>
                      <td>{!from ? t('download.versions_any') : <bdi dir="ltr">{from}</bdi>}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            ))}
          </div>
        </Card>
        <Grid as="aside" gap="16" className={styles.aside}>
          <KeptInviteCode
            icon={<Icon icon="user-plus" weight="duotone" size="lg" />}
            label={t('download.invite_label')}
            line={t('download.invite_line')}
            copy={{
              label: t('download.invite_copy'),
              copied: t('common.copied'),
              failed: t('common.copy_failed'),
              icon: <Icon icon="copy" />,
            }}
          />
          <AppOpener
            texts={{
              title: t('download.installed_title'),
              line: t('download.installed_line'),
              tooOld: t('download.installed_too_old', { version: '{version}' }),
              open: t('download.open_app'),
            }}
          />
          <Card padded>
            <h2>{t('download.browser_title')}</h2>
            <Text top="8" tone="secondary">
              {t('download.browser_line')}
            </Text>
            <Button href="/" variant="outlined" className={styles.action}>
              {t('download.browser_action')}
            </Button>
          </Card>
        </Grid>
      </Grid>
      <DownloadBar
        brand={BRAND_NAME}
        stores={{
          ...(APP_STORE_URL && { ios: { href: APP_STORE_URL, name: 'App Store' } }),
          ...(PLAY_STORE_URL && { android: { href: PLAY_STORE_URL, name: 'Google Play' } }),
        }}
        label={t('download.title')}
      />
    </>
  )
}
