/** Spec §9, "Share-image capture". Times in ms. */
export const CAPTURE_LIMITS = { scale: 2, captureMs: 30_000, imageMs: 15_000 } as const

export type CaptureLimits = Pick<typeof CAPTURE_LIMITS, 'scale'> & { captureMs: number; imageMs: number }
