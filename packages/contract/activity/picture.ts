/** The widths of the files of a picture, px; each file is twice as wide as high. */
export const PICTURE_WIDTHS = [480, 960, 1600] as const
export const PICTURE_FORMATS = ['avif', 'webp'] as const
/** The side of a picture without a figure, where pages cut first. */
export const PICTURE_SIDES = ['left', 'right', 'top', 'bottom'] as const

/** 40 hex characters of the SHA-256 of the uploaded file. */
export const PICTURE_ID = /^[0-9a-f]{40}$/

/** Prefix of a picture that the gateway stores, in an activity file. */
export const STORED_PICTURE = 'picture:'

/** The gateway refuses files of more megabytes, or outside of these limits in pixels. */
export const PICTURE_LIMITS = { megabytes: 5, width: 1600, height: 800, widthMost: 6000, heightMost: 3000 } as const

export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** The address of one file of a picture on the site. */
export const picturePath = (id: string, width: (typeof PICTURE_WIDTHS)[number], format: PictureFormat) =>
  `/v1/pictures/${id}/${width}.${format}`
