/** The facts of a page that a poster shows, in the page's language. */
export interface ShareSubject {
  /** null shares the site by the user's own invite link. */
  activityId: string | null
  title: string
  /** A scene of the art, or a path under `/static/images`. */
  image: string
  activityType?: number | string
  figure: ShareFigure | null
}

/** The stake: "Up to", "100 USDT", "for 6 tasks". */
export interface ShareFigure {
  lead: string | null
  amount: string
  unit: string
  label: string | null
}
