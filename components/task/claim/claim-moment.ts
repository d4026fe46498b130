/** The reward moment: the node fills and the amount counts up, once (design §4). ms; `--claim-moment` in CSS. */
export const CLAIM_MOMENT_MS = 900
