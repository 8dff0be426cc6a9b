import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('../../start/program.mjs', import.meta.url))

/**
 * A program of the project in a process of its own, which knows nothing of the environment and hears and answers by messages.
 * @param entry path of its first module from the project's folder
 * @param memoryMb what it may take, in MB
 * @param stderr where its complaints go
 */
export function forkProgram(entry: string, memoryMb: number, stderr: 'ignore' | 'inherit'): ChildProcess {
  const child = fork(PROGRAM, [entry], {
    execArgv: [`--max-old-space-size=${memoryMb}`],
    env: { PATH: process.env.PATH ?? '' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', stderr, 'ipc'],
  })
  lowerPriority(child)
  return child
}

/** Whoever waits for a page comes first. */
function lowerPriority({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // it has ended already
  }
}
