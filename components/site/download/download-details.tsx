import { Button } from '#components/ui/controls/button.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Grid, Note, Text } from '#components/ui/layout/layout.tsx'
import { TableHead } from '#components/ui/layout/table-head.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import { settings } from '#lib/queries/settings.ts'
import { AppOpener, DownloadBar, KeptInviteCode, WayBack } from './download-live.tsx'
import { versionRows } from './download-texts.ts'
import styles from './download.module.css'

/** SCR-13, the lower part: the versions that features need, the installed app, the invite code. */
export function DownloadDetails() {
  const { t } = useWords()
  const config = settings()
  const rows = versionRows(config.TARGET_URLS)
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
                      <td>{from === null ? t('download.versions_any') : <bdi dir="ltr">{from}</bdi>}</td>
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
        brand={config.BRAND_NAME}
        stores={{
          ...(config.APP_STORE_URL && { ios: { href: config.APP_STORE_URL, name: 'App Store' } }),
          ...(config.PLAY_STORE_URL && { android: { href: config.PLAY_STORE_URL, name: 'Google Play' } }),
        }}
        label={t('download.title')}
      />
    </>
  )
}
