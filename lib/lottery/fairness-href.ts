/** The page that verifies the draws of an activity (SCR-15); with a number it begins at that draw. */
export const fairnessHref = (activityId: string, drawNo?: number): string => {
  const page = `/fairness/${encodeURIComponent(activityId)}`
  return drawNo === undefined ? page : `${page}?draw=${drawNo}`
}
