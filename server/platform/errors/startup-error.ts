/** A failure the operator can fix (wrong setting, folder, second server…): its message is shown in Portuguese, without a stack. */
export class StartupError extends Error {
  override name = 'StartupError'
}

/** Prints the reason on stderr (the message alone for an expected failure, the stack for a bug) and ends with exit code 1. */
export function exitWith(error: unknown): never {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
}
