import type { AsyncCommand } from 'fast-check'

export const modelStep = <Model extends object, Real>(
  text: string,
  run: (model: Model, real: Real) => Promise<void>,
  check: (model: Readonly<Model>) => boolean = () => true,
): AsyncCommand<Model, Real> => ({ toString: () => text, run, check })
