/** Runs `task` once however often it is asked for meanwhile; the next asking after its end runs it again. */
export function singleFlight<Input, Output>(
  task: (input: Input) => Promise<Output>,
): (input: Input) => Promise<Output> {
  let flight: Promise<Output> | undefined
  return (input) => {
    flight ??= task(input).finally(() => {
      flight = undefined
    })
    return flight
  }
}
