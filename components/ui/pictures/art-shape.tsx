import type { Shape } from '#lib/theme/art-shapes.ts'

const paint = (color: Shape['color']) => `var(--art-${color})`

/** One shape of a scene as an element; its colour follows the page's mode and brand. */
export function ArtShape({ shape }: { shape: Shape }) {
  switch (shape.kind) {
    case 'rect': {
      const { x, y, width, height, radius } = shape
      return <rect x={x} y={y} width={width} height={height} rx={radius || undefined} fill={paint(shape.color)} />
    }
    case 'disc':
      return <circle cx={shape.x} cy={shape.y} r={shape.radius} fill={paint(shape.color)} />
    case 'path': {
      const turn = shape.turn && `rotate(${shape.turn.angle} ${shape.turn.x} ${shape.turn.y})`
      return <path d={shape.d} fill={paint(shape.color)} transform={turn} />
    }
    case 'line':
      return <path d={shape.d} fill="none" stroke={paint(shape.color)} strokeWidth={shape.width} />
  }
}
