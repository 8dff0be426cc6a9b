import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { GROUPS, notGroups } from '#schemas/loader/read.ts'
import { groupsText, nameProblem, scaffoldText } from './scaffold.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { root: { type: 'string', default: '.' } },
})

process.exitCode = create(resolve(values.root), positionals)

function create(root: string, [path, ...others]: string[]): number {
  if (path === undefined || others.length > 0)
    return refuse('Uso: npm run new grupo/entidade (por exemplo sst/clinica)')
  const problem = nameProblem(path)
  if (problem) return refuse(problem)
  const file = `schemas/${path}.json`
  if (existsSync(join(root, file))) return refuse(`${file} já existe.`)
  const namesake = findNamesake(root, path)
  if (namesake)
    return refuse(`O nome já é de ${namesake}: acrescente o que distingue o novo (schemas/README.md, 'Names').`)
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), scaffoldText(path))
  const isNewGroup = addGroup(root, path.split('/')[0] ?? '')
  console.log(
    [
      `Criado ${file}${isNewGroup ? ` (grupo novo em schemas/${GROUPS}: confira título, ícone e lugar)` : ''}. Agora:`,
      '  1. confira title, plural, gender e route, com os acentos;',
      '  2. descreva os campos em properties e os obrigatórios em required;',
      '  3. diga em menu onde o cadastro aparece: {} é em Cadastros; subgroup e after levam a outro lugar;',
      '  4. rode npm run generate: tipos, tabela, migração e telas saem daqui; leia a migração, que ele diz como se chama;',
      '  5. rode npm start para migrar e ver.',
      'O que mais pode ser dito está em schemas/README.md.',
    ].join('\n'),
  )
  return 0
}

/** The definition of another group that has the same name: type and table come from the name alone. */
function findNamesake(root: string, path: string): string | undefined {
  const name = path.split('/').at(-1)
  const folders = existsSync(join(root, 'schemas')) ? readdirSync(join(root, 'schemas')).sort() : []
  const groups = folders.filter((folder) => !notGroups.has(folder))
  return groups.map((group) => `schemas/${group}/${name}.json`).find((file) => existsSync(join(root, file)))
}

/** Whether the folder had no group of the menu yet, and has one now. */
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
