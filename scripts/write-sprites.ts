import { writeFileSync } from 'node:fs'
import { iconSprite } from './sprites.ts'

writeFileSync(new URL('../components/ui/pictures/icons.svg', import.meta.url), await iconSprite())
