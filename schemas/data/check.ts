import { Ajv } from 'ajv'
import { Runtimes } from '#schemas/compile.ts'
import type { Model } from '#schemas/load.ts'
import { toProblems } from '#schemas/loader/files/meta.ts'
import type { Problem } from '#schemas/loader/problem.ts'
import { suggestName } from '#schemas/loader/suggest.ts'
import { identityOf, identityText } from './identity.ts'
import { type Known, Memory } from './memory.ts'
import { pendingRows, placeRows } from './place.ts'
import { shapeOfData } from './shape.ts'
import { type DataFile, parts } from './written.ts'

/**
 * Finds all problems in files of records: wrong names and kinds, violated rules of their definitions, duplicate
 * records, and references to records that neither the files nor `known` have.
 */
export async function checkData(files: DataFile[], model: Model, known: Known, today: string): Promise<Problem[]> {
  const misplaced = files.flatMap((file) => wrongFile(file, model))
  const sound = files.filter(({ file }) => !misplaced.some((problem) => problem.file === file))
  const said = sound.flatMap((file) => [...wrongShape(file, model), ...wrongCompanies(file, known)])
  const right = sound.filter(({ file }) => !said.some((problem) => problem.file === file))
  const nameless = right.flatMap((file) => wrongIdentities(file, model))
  const complete = right.filter(({ file }) => !nameless.some((problem) => problem.file === file))
  const companies = { all: [...known.companies.values()].map(({ id }) => id), demo: idsOf(known) }
  const memory = new Memory(new Runtimes(model), known, today, files)
  const obstacles = await placeRows(pendingRows(complete, model, companies), model, memory, today)
  const refused = obstacles.map(({ pending, at, message, hint }): Problem => {
    const path = [pending.part, pending.index, ...at]
    return { file: pending.file.file, path, message, ...(hint ? { hint } : {}) }
  })
  return [...misplaced, ...said, ...nameless, ...refused]
}

const idsOf = ({ companies }: Known): Map<string, number> =>
  new Map([...companies].map(([name, { id }]): [string, number] => [name, id]))

function wrongFile({ file, path }: DataFile, { entities }: Model): Problem[] {
  const entity = entities.get(path)
  if (!entity)
    return [
      {
        file,
        path: [],
        message: `não há definição schemas/${path}.json para estes registros`,
        hint: suggestName(path, entities.keys()),
      },
    ]
  if (!entity.parent) return []
  const { parent } = entity
  return [
    { file, path: [], message: `${entity.title} é linha de ${parent.entity}: escreva-a lá, em "${parent.field}"` },
  ]
}

function wrongShape({ file, path, data }: DataFile, model: Model): Problem[] {
  const entity = model.entities.get(path)
  if (!entity) return []
  const ajv = new Ajv({ allErrors: true, strict: false, verbose: true, validateSchema: false })
  const validate = ajv.compile(shapeOfData(entity, model))
  return validate(data) ? [] : toProblems(file, data, validate.errors ?? [])
}

/** Problems for `$empresas` entries that name no company of the demo. */
function wrongCompanies({ file, data }: DataFile, { companies }: Known): Problem[] {
  return (data.demo ?? []).flatMap(({ $empresas = [] }, index) =>
    $empresas.flatMap((name, at): Problem[] =>
      companies.has(name)
        ? []
        : [
            {
              file,
              path: ['demo', index, '$empresas', at],
              message: `a demonstração não tem a empresa "${name}"`,
              hint: suggestName(name, companies.keys()) ?? `use ${[...companies.keys()].join(', ')}`,
            },
          ],
    ),
  )
}

/** Rows without an identity, or with the same one as another row: loading could not tell whether they exist already. */
function wrongIdentities({ file, path, data }: DataFile, { entities }: Model): Problem[] {
  const entity = entities.get(path)
  if (!entity) return []
  return parts.flatMap((part) => {
    const seen = new Map<string, number>()
    return (data[part] ?? []).flatMap((row, index): Problem[] => {
      const place = { file, path: [part, index] }
      if (identityOf(entity, row).length === 0)
        return [{ ...place, message: `falta o que identifica o registro: ${entity.label.join(', ')}` }]
      // different companies may hold equal records
      const text = `${identityText(entity, row)}${row.$empresas?.join() ?? ''}`
      const first = seen.get(text)
      seen.set(text, first ?? index)
      return first === undefined ? [] : [{ ...place, message: `é o mesmo registro que ${part}.${first}` }]
    })
  })
}
