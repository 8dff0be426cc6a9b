import { startPrinting } from './reports/render/printer.ts'
import { buildServer } from './server.ts'
import { exitWith } from './startup-error.ts'

try {
  startPrinting()
  await buildServer({ development: process.argv.includes('--dev') })
} catch (error) {
  exitWith(error)
}
