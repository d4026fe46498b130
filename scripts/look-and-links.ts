import type { SettingName } from '@fanfare/kernel/config/config.ts'

/** The purpose with its unit; the default, when it is not a value of the schema; the requirement of a live deployment. */
type Row = readonly [text: string, unset?: string, live?: string]

/** A section of the settings. */
export interface SettingGroup {
  title: string
  rows: Partial<Record<SettingName, Row>>
}

/** The settings by which an operator replaces our brand, pages and apps. */
export const LOOK_AND_LINKS: SettingGroup = {
  title: 'Look and links',
  rows: {
    BRAND_NAME: ['The name on the pages'],
    BRAND_LOGO: [
      'The mark beside the name, 28 px high, and the icon of the tab: the path of a file under `/static/images/`, which is in `public/static/images`. An SVG needs a width and a height',
      'the mark of Fanfare',
    ],
    BRAND_ACCENT: [
      'The colour of buttons and links, also of the cool colours of drawn pictures: `#RRGGBB`, or two of them for light and dark. A colour on which text could not be read is refused',
      'the ink of Fanfare',
    ],
    COMMIT_LABEL: [
      'Names the build: the label `commit` of `fanfare_build_info` and `fanfare_front_build_info`. Shown after six quick clicks on the footer, outside production',
      'the commit of a release, else none',
    ],
    TARGET_URLS: [
      'Web addresses of the exchange’s own pages, as `name=url` pairs; a URL may hold `{locale}`',
      'the download page',
    ],
    DISPLAY_RATES: [
      'The price of 1 USDT in currencies of your readers, as `EUR=0.92 TRY=34.50`. Cash on the page of rewards then says “about 4.60 €” in the currency of the page’s language; sums never use it',
      'no such line',
    ],
    TERMS_URL: [
      'Your terms of use, which registration asks consent to; `/legal/terms` then leads there',
      'the text of `legal/terms.yaml`',
    ],
    RISK_DISCLOSURE_URL: [
      'Your risk disclosure, which registration names beside them',
      'the text of `legal/risk.yaml`',
    ],
    PRIVACY_URL: ['Your privacy notice', 'the text of `legal/privacy.yaml`'],
    HELP_URL: ['Your help center', 'the text of `legal/help.yaml`', 'needed'],
    APP_STORE_URL: ['The app in Apple’s store', 'no button; the page says so'],
    PLAY_STORE_URL: ['The app in Google’s store', 'no button; the page says so'],
    APPLE_APP_ID: [
      'The iOS apps that open links to this site, as `TEAMID.bundle.id` (docs/contract.md)',
      'none; `apple-app-site-association` answers 404',
    ],
    ANDROID_PACKAGE: [
      'The Android apps that open links to this site, as package names',
      'none; `assetlinks.json` answers 404',
    ],
    ANDROID_FINGERPRINTS: [
      'SHA-256 fingerprints of the keys that sign these apps, `AB:CD:…`; needed with `ANDROID_PACKAGE`',
      'none',
    ],
    SECURITY_CONTACT: [
      'Where to report a weakness: `mailto:`, `https:` or `tel:` addresses, the preferred one first',
      'none; `/.well-known/security.txt` answers 404',
    ],
  },
}
