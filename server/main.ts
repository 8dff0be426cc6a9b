import { buildServer } from './server.ts'
import { exitWith } from './startup-error.ts'

try {
  await buildServer()
} catch (error) {
  exitWith(error)
}
