/** Of the files of a picture, pixels; each is twice as wide as high. */
export const PICTURE_WIDTHS = [480, 960, 1600] as const
export const PICTURE_FORMATS = ['avif', 'webp'] as const
/** The side of a picture without a figure: pages cut here first. */
export const PICTURE_SIDES = ['left', 'right', 'top', 'bottom'] as const

/** SHA-256 of the file that was given, in hex; 40 characters of it. */
export const PICTURE_ID = /^[0-9a-f]{40}$/

/** A picture that the gateway keeps, in an activity file. */
export const STORED_PICTURE = 'picture:'

/** The gateway refuses files beyond these limits, pixels aside in MB. */
export const PICTURE_LIMITS = { megabytes: 5, width: 1600, height: 800, widthMost: 6000, heightMost: 3000 } as const

export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** The address of one file of a picture on the site. */
export const picturePath = (id: string, width: (typeof PICTURE_WIDTHS)[number], format: PictureFormat) =>
  `/v1/pictures/${id}/${width}.${format}`
