/** The budget of a page, KiB; `elements` is a count. */
export interface WeightBudget {
  /** The whole page with gzip. */
  html: number
  /** Its inline styles. */
  styles: number
  /** All stylesheets that it links, which come after its first paint. */
  sheets: number
  /** Its data for React with gzip, which it fetches when it is idle. */
  data: number
  elements: number
}

/** Up to a tenth above the first measurement, because activities and their words change daily. Raised only by a decision. */
export const PAGE_WEIGHTS: Readonly<Record<string, WeightBudget>> = {
  home: { html: 29.5, styles: 40, sheets: 67, data: 16.5, elements: 920 },
  'home, right to left': { html: 32, styles: 42, sheets: 67, data: 18.8, elements: 920 },
  welcome: { html: 25, styles: 34, sheets: 105.5, data: 11.9, elements: 510 },
  lottery: { html: 26.5, styles: 34, sheets: 105.5, data: 14.5, elements: 650 },
  competition: { html: 27.5, styles: 39.5, sheets: 105.5, data: 14.6, elements: 650 },
  'deposit bonus': { html: 26.5, styles: 38.5, sheets: 105.5, data: 13.4, elements: 600 },
  'copy trading': { html: 31.5, styles: 42.5, sheets: 105.5, data: 18.9, elements: 1070 },
  campaign: { html: 25.5, styles: 35.5, sheets: 105.5, data: 12.1, elements: 500 },
  landing: { html: 25, styles: 35, sheets: 105.5, data: 11.5, elements: 490 },
  rewards: { html: 19.2, styles: 20.5, sheets: 41.5, data: 7.1, elements: 310 },
  messages: { html: 18.5, styles: 18.5, sheets: 39, data: 6.6, elements: 270 },
  account: { html: 18.2, styles: 18, sheets: 36.5, data: 6.6, elements: 270 },
  'campaigns of an agent': { html: 18.5, styles: 19, sheets: 36.5, data: 6.6, elements: 270 },
  'overview of an agent': { html: 18.5, styles: 19.5, sheets: 36.5, data: 6.7, elements: 270 },
  'rebates of an agent': { html: 18.5, styles: 19.5, sheets: 36.5, data: 6.7, elements: 270 },
  'referrals of an agent': { html: 18.5, styles: 19.5, sheets: 36.5, data: 6.7, elements: 270 },
  'performance of an agent': { html: 18.5, styles: 19.5, sheets: 36.5, data: 6.7, elements: 270 },
  login: { html: 21, styles: 24, sheets: 44.5, data: 8, elements: 340 },
  register: { html: 21.5, styles: 24.5, sheets: 43.5, data: 8.3, elements: 370 },
  'forgot password': { html: 19.7, styles: 21, sheets: 43.5, data: 7, elements: 285 },
  'reset password': { html: 18.5, styles: 18, sheets: 43.5, data: 6.5, elements: 265 },
  download: { html: 21, styles: 23.5, sheets: 46.5, data: 9, elements: 370 },
  'legal document': { html: 18.5, styles: 17.5, sheets: 39.5, data: 7.4, elements: 300 },
  'not found': { html: 17.5, styles: 18, sheets: 35.5, data: 5.9, elements: 210 },
}

/** All stylesheets of all routes, KiB. */
export const ALL_SHEETS_KIB = 139.5
