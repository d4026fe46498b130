import { writeFileSync } from 'node:fs'
import { artSprite, iconSprite } from './sprites.ts'

const pictures = new URL('../components/ui/pictures/', import.meta.url)
writeFileSync(new URL('icons.svg', pictures), await iconSprite())
writeFileSync(new URL('art.svg', pictures), artSprite())
