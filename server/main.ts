import { exitWith } from '#server/platform/errors/startup-error.ts'
import { startPrinting } from '#server/platform/reports/render/printer.ts'
import { buildServer } from './server.ts'

try {
  startPrinting()
  await buildServer({ development: process.argv.includes('--dev') })
} catch (error) {
  exitWith(error)
}
