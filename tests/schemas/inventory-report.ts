import { loadModel } from '#schemas/load.ts'
import { absentFromSchemas, readExceptions } from './inventory-absent.ts'

const exceptions = readExceptions()
const absent = absentFromSchemas(loadModel(), exceptions)
for (const name of absent) console.log(`falta ${name}`)
for (const [name, reason] of Object.entries(exceptions)) console.log(`exceção ${name}: ${reason}`)
console.log(`${absent.length} campos e regras da especificação faltam; ${Object.keys(exceptions).length} exceções`)
process.exitCode = absent.length > 0 ? 1 : 0
