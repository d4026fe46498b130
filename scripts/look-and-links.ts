import type { SettingName } from '@fanfare/kernel/config/config.ts'

interface Row {
  /** The purpose of the setting, with its unit. */
  text: string
  /** The default, when it is not a value of the schema. */
  unset?: string
  /** The requirement of a live deployment. */
  live?: string
}

/** A section of the settings. */
export interface SettingGroup {
  title: string
  rows: Partial<Record<SettingName, Row>>
}

/** The settings by which an operator replaces our brand, pages and apps. */
export const LOOK_AND_LINKS: SettingGroup = {
  title: 'Look and links',
  rows: {
    BRAND_NAME: { text: 'The name on the pages' },
    BRAND_LOGO: {
      text: 'The mark beside the name, 28 px high, and the icon of the tab: the path of a file under `/static/images/`, which is in `public/static/images`. An SVG needs a width and a height',
      unset: 'the mark of Fanfare',
    },
    BRAND_ACCENT: {
      text: 'The colour of buttons and links, also of the cool colours of drawn pictures: `#RRGGBB`, or two of them for light and dark. A colour on which text could not be read is refused',
      unset: 'the ink of Fanfare',
    },
    COMMIT_LABEL: {
      text: 'Names the build: the label `commit` of `fanfare_build_info` and `fanfare_front_build_info`. Shown after six quick clicks on the footer, outside production',
      unset: 'the commit of a release, else none',
    },
    TARGET_URLS: {
      text: 'Web addresses of the exchange’s own pages, as `name=url` pairs; a URL may hold `{locale}`',
      unset: 'the download page',
    },
    DISPLAY_RATES: {
      text: 'The price of 1 USDT in currencies of your readers, as `EUR=0.92 TRY=34.50`. Cash on the page of rewards then says “about 4.60 €” in the currency of the page’s language; sums never use it',
      unset: 'no such line',
    },
    TERMS_URL: {
      text: 'Your terms of use, which registration asks consent to; `/legal/terms` then leads there',
      unset: 'the text of `legal/terms.yaml`',
    },
    RISK_DISCLOSURE_URL: {
      text: 'Your risk disclosure, which registration names beside them',
      unset: 'the text of `legal/risk.yaml`',
    },
    PRIVACY_URL: { text: 'Your privacy notice', unset: 'the text of `legal/privacy.yaml`' },
    HELP_URL: { text: 'Your help center', unset: 'the text of `legal/help.yaml`', live: 'needed' },
    APP_STORE_URL: { text: 'The app in Apple’s store', unset: 'no button; the page says so' },
    PLAY_STORE_URL: { text: 'The app in Google’s store', unset: 'no button; the page says so' },
    APPLE_APP_ID: {
      text: 'The iOS apps that open links to this site, as `TEAMID.bundle.id` (docs/contract.md)',
      unset: 'none; `apple-app-site-association` answers 404',
    },
    ANDROID_PACKAGE: {
      text: 'The Android apps that open links to this site, as package names',
      unset: 'none; `assetlinks.json` answers 404',
    },
    ANDROID_FINGERPRINTS: {
      text: 'SHA-256 fingerprints of the keys that sign these apps, `AB:CD:…`; needed with `ANDROID_PACKAGE`',
      unset: 'none',
    },
    SECURITY_CONTACT: {
      text: 'Where to report a weakness: `mailto:`, `https:` or `tel:` addresses, the preferred one first',
      unset: 'none; `/.well-known/security.txt` answers 404',
    },
  },
}
