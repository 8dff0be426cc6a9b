import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { parseMigrationName } from '#server/platform/database/migration-name.ts'
import { generate } from './generate.ts'
import { migrationSlug, restartableMigrations, wrongMigrations } from './migrations.ts'
import { applyChanges, type Changes, compareOutputs } from './outputs.ts'
import { rememberChanges, undoGeneration } from './undo.ts'

const usage = `npm run generate [-- opções]
  --check             nada escreve; termina com 1 se algo gerado não confere
  --name palavra      nome da migração nova (20261122154453_palavra.sql)
  --drop grupo/nome   concorda em apagar a tabela dessa entidade com os dados (pode repetir)
  --sem-codigo        aceita ações, relatórios e telas ainda sem código
  --desfazer          desfaz a última geração (a migração nova não pode estar aplicada)
  --restart           refaz 0001_inicial.sql do zero; só num projeto sem banco de dados instalado
  --root pasta        outro projeto`

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    name: { type: 'string' },
    drop: { type: 'string', multiple: true },
    'sem-codigo': { type: 'boolean', default: false },
    desfazer: { type: 'boolean', default: false },
    restart: { type: 'boolean', default: false },
    root: { type: 'string', default: '.' },
    help: { type: 'boolean', default: false },
  },
})

process.exitCode = values.help ? show(usage) : await run()

async function run(): Promise<number> {
  const root = resolve(values.root)
  if (values.desfazer)
    return show(
      undoGeneration(root)
        .map((path) => `desfeito ${path}`)
        .join('\n') || 'Nada a desfazer.',
    )
  if (values.name !== undefined && !parseMigrationName(`0001_${values.name}.sql`))
    return complain([`--name "${values.name}": só letras sem acento, números, hífen e sublinhado`])
  const old = values.restart ? restartableMigrations(root) : { files: [], byHand: [] }
  if (old.byHand.length > 0) return complain(old.byHand.map((file) => `${file} foi escrita à mão: não será apagada`))
  const wrong = values.restart ? [] : wrongMigrations(root)
  if (wrong.length > 0) return complain(wrong)
  const { mistakes, outputs, notes } = await generate(root, {
    restart: values.restart,
    name: values.name,
    drop: values.drop,
    codeMayLack: values['sem-codigo'],
  })
  if (mistakes.length > 0) return complain(mistakes)
  const changes = compareOutputs(root, outputs)
  if (values.check) return check(changes)
  rememberChanges(root, changes)
  applyChanges(root, changes)
  const kept = new Set(outputs.map(({ path }) => path))
  for (const file of old.files) if (!kept.has(file)) rmSync(join(root, file))
  return show(
    [
      ...changes.written.map(({ path }) => `${migrationSlug(path) ? 'migração' : 'escrito '} ${path}`),
      ...changes.stale.map((path) => `apagado  ${path}`),
      ...notes,
    ].join('\n') || 'Nada mudou.',
  )
}

function check({ written, stale }: Changes): number {
  if (written.length + stale.length === 0) return show('Tudo que é gerado confere.')
  return complain([
    ...written.map(({ path }) => {
      const slug = migrationSlug(path)
      // the file name of a migration contains the time and differs on each run
      return `${slug ? `falta uma migração (${slug})` : `${path} não confere`}: rode npm run generate`
    }),
    ...stale.map((path) => `${path} não é mais gerado: rode npm run generate`),
  ])
}

function show(text: string): number {
  console.log(text)
  return 0
}

function complain(lines: string[]): number {
  console.error(lines.join('\n'))
  console.error(lines.length === 1 ? '1 erro; nada foi escrito.' : `${lines.length} erros; nada foi escrito.`)
  return 1
}
