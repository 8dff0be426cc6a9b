import { posix } from 'node:path'
import { buildModel, type Model } from '#schemas/load.ts'
import type { Problem } from '#schemas/loader/problem.ts'
import type { Sources } from '#schemas/loader/read.ts'

/** What can be judged although some files are wrong in themselves. */
export interface Rest {
  model: Model
  problems: Problem[]
  /** entities and reports that are not judged now, by path */
  left: string[]
}

/**
 * The model without the files that have mistakes and those they name, so that every mistake of the others is told at once; nothing when a
 * file cannot be read at all, since whatever refers to it would look wrong.
 */
export function restOf(sources: Sources, problems: Problem[]): Rest | undefined {
  if (sources.problems.length > 0 || problems.some(({ file }) => file.startsWith('fragments/'))) return undefined
  const wrong = new Set(problems.map(({ file }) => file))
  const named = [...sources.entities, ...sources.reports]
    .filter(({ file }) => wrong.has(file))
    .flatMap(({ file, schema }) => filesNamed(file, JSON.stringify(schema)))
  const leave = new Set([...wrong, ...named])
  try {
    const { model, problems: found } = buildModel(sources, leave)
    return { model, problems: found, left: [...leave].map((file) => file.replace(/\.json$/, '')) }
  } catch {
    // a wrong file that a right one looks into can be wrong in any way
    return undefined
  }
}

const filesNamed = (file: string, text: string): string[] =>
  [...text.matchAll(/"\$ref":"([^"#]+\.json)/g)].map(([, target = '']) =>
    posix.normalize(posix.join(posix.dirname(file), target)),
  )
