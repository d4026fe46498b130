import type { AsyncCommand } from 'fast-check'

export class ModelStep<Model extends object, Real> implements AsyncCommand<Model, Real> {
  readonly text: string
  readonly run: (model: Model, real: Real) => Promise<void>
  readonly isPossible: (model: Model) => boolean
  constructor(
    text: string,
    run: (model: Model, real: Real) => Promise<void>,
    isPossible: (model: Model) => boolean = () => true,
  ) {
    this.text = text
    this.run = run
    this.isPossible = isPossible
  }
  toString = () => this.text
  check = (model: Readonly<Model>) => this.isPossible(model)
}
