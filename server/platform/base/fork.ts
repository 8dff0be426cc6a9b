import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('../../start/program.mjs', import.meta.url))

/**
 * Starts a module of the project in a child process with low priority; its environment holds only PATH, it communicates by IPC messages.
 * @param entry path of its first module from the project's folder
 * @param memoryMb limit of V8's old space, in MB
 * @param stderr inherit: its stderr goes to ours
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

/** Sets the priority below normal, so that requests of users come first. */
function lowerPriority({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // the process has ended already
  }
}
