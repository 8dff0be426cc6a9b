import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { GROUPS, notGroups, readSources } from '#schemas/loader/files/read.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { groupsText, nameProblem, type Said, scaffoldText } from './scaffold.ts'
import { vocabularyOf } from './vocabulary.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    root: { type: 'string', default: '.' },
    titulo: { type: 'string' },
    plural: { type: 'string' },
  },
})

const usage = `Uso: npm run new grupo/entidade [-- --titulo 'Exame clínico' --plural 'Exames clínicos'] (por exemplo sst/clinica)`

process.exitCode = create(resolve(values.root), positionals, { title: values.titulo, plural: values.plural })

function create(root: string, [path, ...others]: string[], said: Said): number {
  if (path === undefined || others.length > 0) return refuse(usage)
  const problem = nameProblem(path)
  if (problem) return refuse(problem)
  const file = `schemas/${path}.json`
  if (existsSync(join(root, file))) return refuse(`${file} já existe.`)
  const namesake = findNamesake(root, path)
  if (namesake)
    return refuse(`O nome já é de ${namesake}: acrescente o que distingue o novo (schemas/README.md, 'Names').`)
  mkdirSync(dirname(join(root, file)), { recursive: true })
  const words = vocabularyOf(readSources(join(root, 'schemas')))
  writeFileSync(join(root, file), scaffoldText(path, said, words))
  const isNewGroup = addGroup(root, path.split('/')[0] ?? '')
  const { title, 'x-entity': x } = JSON.parse(readFileSync(join(root, file), 'utf8')) as JsonSchema
  const steps = [
    ...(said.title && said.plural ? [] : [`confira os nomes: "${title}", "${x?.plural}" (${x?.gender}), ${x?.route}`]),
    'descreva os campos em properties, e os obrigatórios em required; enquanto npm run dev roda, cada gravação aparece na tela',
    'sem npm run dev: npm run generate (leia a migração, que ele diz como se chama) e npm start',
  ]
  console.log(
    [
      `Criado ${file}${isNewGroup ? ` (grupo novo em schemas/${GROUPS}: confira título, ícone e lugar)` : ''}. Agora:`,
      ...steps.map((step, i) => `  ${i + 1}. ${step};`),
      'O que mais pode ser dito está em schemas/README.md.',
    ].join('\n'),
  )
  return 0
}

/** A definition of the same name in another group, which would have the same type and table. */
function findNamesake(root: string, path: string): string | undefined {
  const name = path.split('/').at(-1)
  const folders = existsSync(join(root, 'schemas')) ? readdirSync(join(root, 'schemas')).sort() : []
  const groups = folders.filter((folder) => !notGroups.has(folder))
  return groups.map((group) => `schemas/${group}/${name}.json`).find((file) => existsSync(join(root, file)))
}

/** Adds a menu group for a folder without one; returns whether it did. */
function addGroup(root: string, folder: string): boolean {
  const file = join(root, 'schemas', GROUPS)
  const text = groupsText(existsSync(file) ? readFileSync(file, 'utf8') : undefined, folder)
  if (text !== undefined) writeFileSync(file, text)
  return text !== undefined
}

function refuse(text: string): number {
  console.error(text)
  return 1
}
