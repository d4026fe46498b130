/** Where the front answers GeeTest's frame; each language has a path below it. */
export const CAPTCHA_FRAME_PATH = '/captcha/frame'
