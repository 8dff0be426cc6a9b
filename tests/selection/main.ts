// node server/start/program.mjs tests/selection/main.ts [--changed [REVISION]] [group | group/entity | path]…: prints, as JSON, which tests that
// means. Called by tests/run.mjs.
import { existsSync } from 'node:fs'
import { loadModel } from '#schemas/load.ts'
import { changedFiles } from './changed-files.ts'
import { definitionsOf } from './definitions.ts'
import { importersOf, readCode } from './import-graph.ts'
import { type Selection, selectTests, type Tree } from './select.ts'

const root = process.cwd()
const words = process.argv.slice(2)
const code = readCode(root)
const tree: Tree = { code, importers: importersOf(code), definitions: definitionsOf(loadModel()) }

if (words[0] === '--changed') tell(selectTests(tree, changedFiles(root, words[1])))
else tell(named(words))

/** A group, an entity or report, a folder or a file: its tests. */
function named(wanted: string[]): Selection {
  const groups = new Set(tree.definitions.map(({ path }) => path.split('/')[0]))
  const paths = wanted.flatMap((word) => {
    if (groups.has(word)) return tree.definitions.filter(({ path }) => path.startsWith(`${word}/`)).map(fileOf)
    const own = tree.definitions.filter(({ path }) => path === word).map(fileOf)
    if (own.length > 0) return own
    const inside = [...code.keys()].filter((path) => path === word || path.startsWith(`${word.replace(/\/$/, '')}/`))
    if (inside.length === 0 && !existsSync(word)) refuseWord(word)
    return inside.length > 0 ? inside : [word]
  })
  return selectTests(tree, paths)
}

/** Who called reads one line, and no stack. */
function refuseWord(word: string): never {
  console.error(`Não há grupo, cadastro, pasta nem arquivo: ${word}`)
  process.exit(1)
}

function fileOf({ path }: { path: string }): string {
  return `schemas/${path}.json`
}

function tell(selection: Selection): void {
  console.log(JSON.stringify(selection))
}
