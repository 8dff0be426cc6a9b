import { spawn } from 'node:child_process'
import { mkdirSync, watch, writeFileSync } from 'node:fs'

/** Written after every successful generation; `npm run dev` restarts the server when it changes. tsx watches no folder that begins with a dot. */
const stamp = 'dist/generated-at'

/** Waits this long after the last change: editors save in several steps. */
const settle = 150

let timer: NodeJS.Timeout | undefined
let running = false
let again = false

/** Generates after each saved definition; a mistake is printed and the server keeps serving the last good one. */
function changed(_event: string, file: string | null): void {
  if (!file?.endsWith('.json')) return
  clearTimeout(timer)
  timer = setTimeout(generate, settle)
}

function generate(): void {
  if (running) {
    again = true
    return
  }
  running = true
  const child = spawn(process.execPath, ['--import', 'tsx', 'generator/main.ts'], { stdio: 'inherit' })
  child.once('exit', (code) => {
    running = false
    if (code === 0) writeFileSync(stamp, new Date().toISOString())
    if (!again) return
    again = false
    generate()
  })
}

mkdirSync('dist', { recursive: true })
writeFileSync(stamp, new Date().toISOString())
watch('schemas', { recursive: true }, changed)
