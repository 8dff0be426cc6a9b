import { readdirSync, readFileSync } from 'node:fs'

/** How often processes are looked at, in ms: of one that begins and ends in between nothing is seen. */
const EVERY = 1000
/** Clock ticks of /proc in a second, on every Linux that Node runs on. */
const TICKS = 100

/**
 * Counts the processor's seconds of this process and all that it began, also of those that outlive who began them (PostgreSQL); what others do on the
 * machine is left out.
 * @returns {(() => number) | undefined} the seconds so far, a little too few; undefined where there is no /proc
 */
export function countProcessor() {
  if (process.platform !== 'linux') return undefined
  const counted = new Map()
  const look = () => lookAt(readProcesses(), counted)
  look()
  setInterval(look, EVERY).unref()
  return () => {
    look()
    return [...counted.values()].reduce((sum, { ticks }) => sum + ticks, 0) / TICKS
  }
}

/** Keeps what each process of ours has used; a number that is used again is another process when it began at another time. */
function lookAt(processes, counted) {
  const isOurs = (pid) => {
    for (let one = processes.get(pid); one; one = processes.get(one.parent)) {
      const key = keyOf(one)
      if (one.pid === process.pid || counted.has(key)) return true
    }
    return false
  }
  for (const one of processes.values()) if (isOurs(one.pid)) counted.set(keyOf(one), one)
}

const keyOf = ({ pid, began }) => `${pid} ${began}`

function readProcesses() {
  const found = new Map()
  for (const name of readdirSync('/proc')) {
    const pid = Number(name)
    if (!Number.isInteger(pid)) continue
    try {
      const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
      // state, parent …: what follows the name, which may hold anything
      const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
      const [parent, user, system, began] = [fields[1], fields[11], fields[12], fields[19]].map(Number)
      found.set(pid, { pid, parent, began, ticks: user + system })
    } catch {
      // has ended meanwhile
    }
  }
  return found
}
