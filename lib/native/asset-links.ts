export interface AssetLink {
  relation: string[]
  target: { namespace: 'android_app'; package_name: string; sha256_cert_fingerprints: readonly string[] }
}

/**
 * `/.well-known/assetlinks.json` (APP-6): links to pages of this site open in these apps. Every package lists every
 * fingerprint (SHA-256, `AB:CD:…`), since all keys are the operator's; null without packages or fingerprints.
 */
export function assetLinks(packages: readonly string[], fingerprints: readonly string[]): AssetLink[] | null {
  if (packages.length === 0 || fingerprints.length === 0) return null
  return packages.map((name) => ({
    relation: ['delegate_permission/common.handle_all_urls'],
    target: { namespace: 'android_app', package_name: name, sha256_cert_fingerprints: fingerprints },
  }))
}
