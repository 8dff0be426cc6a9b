import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { notGroups } from '#schemas/loader/read.ts'
import { nameProblem, scaffoldText } from './scaffold.ts'

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
  const isNewGroup = !existsSync(dirname(join(root, file)))
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), scaffoldText(path))
  console.log(
    [
      `Criado ${file}${isNewGroup ? ' (grupo novo)' : ''}. Agora:`,
      '  1. confira title, plural, gender e route, com os acentos;',
      '  2. descreva os campos em properties e os obrigatórios em required;',
      '  3. acrescente a autorização a schemas/enums.json (authorities) e diga em menu.group onde o cadastro aparece;',
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

function refuse(text: string): number {
  console.error(text)
  return 1
}
