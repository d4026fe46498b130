/** Pages that open in the browser even for people with the app: the download page offers the app at the requested target. */
const BROWSER_PAGES = ['download', 'legal', 'preview', 'dev']
/** First segments of addresses that are not pages. */
const NO_PAGES = ['v1', 'api', 'ws', 'static', 'locales', 'og', '_next', '.well-known']

/**
 * `/.well-known/apple-app-site-association` (APP-6): links to pages of this site open in these apps. The first matching
 * component decides. `appIds` are `TEAMID.bundle.id`; null without one, because iOS keeps an empty file for days.
 * @assumed the apps open every other page, with its query, so that an invite link keeps its code
 */
export function appleAppSiteAssociation(appIds: readonly string[]) {
  if (appIds.length === 0) return null
  const excluded = [
    ...BROWSER_PAGES.flatMap((page) => [`/${page}`, `/${page}/*`, `/*/${page}`, `/*/${page}/*`]),
    ...NO_PAGES.map((segment) => `/${segment}/*`),
  ]
  const components: { '/': string; exclude?: boolean }[] = [
    ...excluded.map((path) => ({ '/': path, exclude: true })),
    { '/': '*' },
  ]
  return { applinks: { details: [{ appIDs: appIds, components }] } }
}

/**
 * `/.well-known/assetlinks.json` (APP-6): links to pages of this site open in these apps. Every package lists every
 * fingerprint (SHA-256, `AB:CD:…`), since all keys are the operator's; null without packages or fingerprints.
 */
export function assetLinks(packages: readonly string[], fingerprints: readonly string[]) {
  if (packages.length === 0 || fingerprints.length === 0) return null
  return packages.map((name) => ({
    relation: ['delegate_permission/common.handle_all_urls'],
    target: { namespace: 'android_app', package_name: name, sha256_cert_fingerprints: fingerprints },
  }))
}
