import type { SceneName } from '@fanfare/kernel/theme/scene-names.ts'

/** The square crop of each scene for thumbnails: x, y and size, units of 600 × 300. Apart from the drawings, which the browser has as a file. */
export const SCENE_FOCUS: Readonly<Record<SceneName, readonly [number, number, number]>> = {
  newuser: [300, 0, 300],
  competition: [150, 0, 300],
  team: [80, 0, 300],
  compound: [300, 0, 280],
  lottery: [150, 20, 300],
  copy: [40, 30, 240],
  deposit: [255, 0, 300],
  event: [150, 0, 270],
  horn: [300, 0, 300],
  drop: [196, 0, 270],
  coins: [240, 0, 300],
  vault: [150, 20, 280],
  season: [160, 10, 290],
  quiet: [150, 0, 300],
  apart: [150, 0, 300],
  lost: [250, 0, 300],
}
