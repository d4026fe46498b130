/** The page that lists the lotteries whose draws can be verified. */
export const FAIRNESS_PATH = '/fairness'

/** The page that verifies the draws of an activity (SCR-15); with a number it begins at that draw. */
export const fairnessHref = (activityId: string, drawNo?: number) => {
  const page = `${FAIRNESS_PATH}/${encodeURIComponent(activityId)}`
  return drawNo === undefined ? page : `${page}?draw=${drawNo}`
}
