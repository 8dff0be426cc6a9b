import { buildServer } from './server.ts'
import { exitWith } from './startup-error.ts'

try {
  await buildServer({ development: process.argv.includes('--dev') })
} catch (error) {
  exitWith(error)
}
