/** Where the front answers the frame of GeeTest, below it one for each language. */
export const CAPTCHA_FRAME_PATH = '/captcha/frame'
