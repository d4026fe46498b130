/** The budget of a page. KiB, but elements are counted. */
export interface WeightBudget {
  /** The whole page with gzip. */
  html: number
  /** Its inline styles. */
  styles: number
  /** All stylesheets that it links, which come after its first paint. */
  sheets: number
  /** Its data for React with gzip. */
  data: number
  elements: number
}

/**
 * Up to a tenth above what was measured first, because activities and their words change with the day, and other tests publish some. Raised by a
 * decision alone.
 */
export const PAGE_WEIGHTS: Readonly<Record<string, WeightBudget>> = {
  home: { html: 42.5, styles: 40, sheets: 61, data: 15.5, elements: 880 },
  'home, right to left': { html: 46.5, styles: 42, sheets: 61, data: 17.8, elements: 880 },
  welcome: { html: 33.5, styles: 34, sheets: 113.5, data: 11.6, elements: 470 },
  lottery: { html: 37.5, styles: 34, sheets: 110, data: 14.1, elements: 620 },
  competition: { html: 38.5, styles: 39.5, sheets: 110, data: 14.4, elements: 620 },
  'deposit bonus': { html: 37.5, styles: 38.5, sheets: 110, data: 13.2, elements: 570 },
  'copy trading': { html: 47.5, styles: 44, sheets: 110, data: 18.4, elements: 1010 },
  campaign: { html: 35, styles: 35.5, sheets: 110, data: 12.1, elements: 480 },
  landing: { html: 33.5, styles: 35, sheets: 110, data: 11.2, elements: 460 },
  rewards: { html: 23.5, styles: 20.5, sheets: 40, data: 6.8, elements: 310 },
  messages: { html: 22, styles: 18.5, sheets: 34.5, data: 6.2, elements: 260 },
  account: { html: 22, styles: 18, sheets: 34, data: 6.1, elements: 260 },
  'campaigns of an agent': { html: 22, styles: 19, sheets: 34.5, data: 6.2, elements: 260 },
  'overview of an agent': { html: 22.5, styles: 19.5, sheets: 34.5, data: 6.3, elements: 260 },
  'rebates of an agent': { html: 22.5, styles: 19.5, sheets: 34.5, data: 6.3, elements: 260 },
  'referrals of an agent': { html: 22.5, styles: 19.5, sheets: 34.5, data: 6.3, elements: 260 },
  'performance of an agent': { html: 22.5, styles: 19.5, sheets: 34.5, data: 6.3, elements: 260 },
  login: { html: 25.5, styles: 24, sheets: 44, data: 7.6, elements: 320 },
  register: { html: 27.5, styles: 24.5, sheets: 42.5, data: 8.3, elements: 350 },
  'forgot password': { html: 23.5, styles: 21, sheets: 39.5, data: 6.7, elements: 280 },
  'reset password': { html: 22, styles: 18, sheets: 39.5, data: 6.3, elements: 260 },
  download: { html: 28.5, styles: 23.5, sheets: 44.5, data: 9.4, elements: 360 },
  'legal document': { html: 22.5, styles: 17.5, sheets: 35.5, data: 7.1, elements: 290 },
  'not found': { html: 20.5, styles: 18, sheets: 32.5, data: 5.6, elements: 210 },
}

/** All stylesheets of all routes, KiB. */
export const ALL_SHEETS_KIB = 152.5
