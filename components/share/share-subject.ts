/** The facts of a page that a poster shows, in the page's language. The user's name is never one of them. */
export interface ShareSubject {
  /** null shares the site by the user's own invite link. */
  activityId: string | null
  title: string
  /** A scene of the art, or a path under `/static/images`. */
  image: string
  activityType?: number | string
  figure: ShareFigure | null
  /** Gold for money that the user got; else the activity's own scene. */
  isGold?: boolean
  /** What anyone can check; under the figure's own words without one. */
  fact?: string | null
  /** When the activity ends, ms, and its IANA zone, whose day the poster names. */
  ends?: { at: number; timeZone: string }
  /** The heading of the sheet, when it shares something of the user: "Share your win". */
  heading?: string
}

/** The stake: "Up to", "100", "USDT", "for 6 tasks". */
export interface ShareFigure {
  lead: string | null
  amount: string
  unit: string | null
  label: string | null
}
