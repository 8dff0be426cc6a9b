import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Entity } from '#schemas/runtime/model.ts'
import type { DB } from '#server/generated/tables/index.ts'
import { requireAuthority, type Session } from '#server/platform/access/session.ts'
import { contextOf } from '#server/platform/crud/context.ts'
import type { Deps } from '#server/platform/crud/define.ts'
import { importTable } from '#server/platform/crud/exchange/import.ts'
import type { ImportReport } from '#server/platform/crud/exchange/report.ts'
import { DomainError } from '#server/platform/errors/errors.ts'
import { StartupError } from '#server/platform/errors/startup-error.ts'
import { asUser } from './user-session.ts'
import { withDatabase } from './with-database.ts'

const usage = `Uso: npm run import -- <grupo>/<entidade> ARQUIVO --empresa N --usuario LOGIN [--simular] [--altera] [--erros ARQUIVO]
  --simular  confere tudo e não grava nada
  --altera   registros que já existem (pela chave do cadastro) recebem o que a planilha diz; sem ele são recusados
  --erros    onde gravar as linhas recusadas (padrão: ARQUIVO.erros.csv)`

interface Command {
  path: string
  file: string
  empresaId: number
  usuario: string
  simulate: boolean
  altera: boolean
  errors: string
}

function readCommand(args: string[]): Command {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      empresa: { type: 'string' },
      usuario: { type: 'string' },
      simular: { type: 'boolean', default: false },
      altera: { type: 'boolean', default: false },
      erros: { type: 'string' },
    },
  })
  const [path, file] = positionals
  const { empresa = '', usuario } = values
  if (!path || !file || !usuario || !/^\d{1,9}$/.test(empresa)) throw new StartupError(usage)
  return {
    path,
    file,
    empresaId: Number(empresa),
    usuario,
    simulate: values.simular,
    altera: values.altera,
    errors: values.erros ?? `${file}.erros.csv`,
  }
}

function entityOf(deps: Deps, path: string): Entity {
  const entity = deps.model.entities.get(path)
  if (entity && !entity.parent && !entity.single && entity.route) return entity
  throw new StartupError(`Não há cadastro "${path}" para importar.`)
}

function readFile(file: string): Uint8Array {
  try {
    return readFileSync(file)
  } catch {
    throw new StartupError(`O arquivo "${file}" não pôde ser lido.`)
  }
}

async function importInto(command: Command, deps: Deps, session: Session): Promise<void> {
  const entity = entityOf(deps, command.path)
  requireAuthority(session, entity.authority.create)
  if (command.altera) requireAuthority(session, entity.authority.update)
  const report = await importTable(contextOf(deps, entity, session), readFile(command.file), {
    simulate: command.simulate,
    altera: command.altera,
    progress: (done, total) => {
      if (process.stderr.isTTY) process.stderr.write(`\r${done} de ${total} linhas`)
    },
  })
  print(report, command)
}

function print(report: ImportReport, command: Command): void {
  const count = (n: number) => n.toLocaleString('pt-BR')
  for (const { linha, erros } of report.erros) console.log(`Linha ${linha}: ${erros.map((e) => e.message).join('. ')}`)
  if (report.colunasIgnoradas.length > 0) console.log(`Colunas ignoradas: ${report.colunasIgnoradas.join(', ')}`)
  const done = report.simulado ? 'Simulação: seriam importadas' : 'Importadas'
  console.log(
    `${done} ${count(report.importados + (report.alterados ?? 0))} de ${count(report.total)} linhas; recusadas ${count(report.recusados)}.`,
  )
  if (report.arquivoDeErros === undefined) return
  writeFileSync(command.errors, report.arquivoDeErros)
  console.log(`Linhas recusadas, com o motivo: ${command.errors}`)
}

await withDatabase<DB>(async (database) => {
  const command = readCommand(process.argv.slice(2))
  const { empresaId, usuario } = command
  try {
    await asUser(database, { usuario, empresaId }, (deps, session) => importInto(command, deps, session))
  } catch (error) {
    throw error instanceof DomainError ? new StartupError(error.message) : error
  }
})
