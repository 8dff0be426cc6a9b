import { posix } from 'node:path'
import { buildModel, type Model } from '#schemas/load.ts'
import type { Sources } from '#schemas/loader/files/read.ts'
import type { Problem } from '#schemas/loader/problem.ts'

/** Finds problems across the files of a model. */
type Judge = (model: Model) => Problem[]

/**
 * Problems of valid definitions beside invalid ones (`problems`), so that all are reported at once. Reports only
 * problems that occur both with the invalid files left out and with them taken as they are; others are artefacts. None
 * when a file cannot be parsed, since all references to it would look wrong.
 */
export function mistakesOfOthers(sources: Sources, problems: Problem[], judge: Judge): Problem[] {
  if (sources.problems.length > 0 || problems.some(({ file }) => file.startsWith('fragments/'))) return []
  const wrong = new Set(problems.map(({ file }) => file))
  const all = [...sources.entities, ...sources.reports, ...sources.dashboards]
  const named = all
    .filter(({ file }) => wrong.has(file))
    .flatMap(({ file, schema }) => filesNamed(file, JSON.stringify(schema)))
  const leave = new Set([...wrong, ...named])
  const shapeless = new Set(problems.filter(({ path }) => path.length <= 1).map(({ file }) => file))
  const unsure = all.filter(({ file, schema }) =>
    filesNamed(file, JSON.stringify(schema)).some((target) => shapeless.has(target)),
  )
  const silent = [...leave, ...unsure.map(({ file }) => file)]
  const without = problemsWith(sources, leave, judge)
  const withThem = problemsWith(sources, new Set(), judge) ?? without
  const shown = new Set(withThem?.map((problem) => JSON.stringify(problem)))
  const isSilent = ({ file }: Problem) => silent.some((one) => file.includes(one.replace(/\.json$/, '')))
  return (without ?? []).filter((problem) => shown.has(JSON.stringify(problem)) && !isSilent(problem))
}

/** Problems without some files; undefined when a definition depends on an invalid one so that no model can be built. */
function problemsWith(sources: Sources, leave: ReadonlySet<string>, judge: Judge): Problem[] | undefined {
  try {
    const { model, problems } = buildModel(sources, leave)
    return [...problems, ...judge(model)]
  } catch {
    return undefined
  }
}

const filesNamed = (file: string, text: string): string[] =>
  [...text.matchAll(/"\$ref":"([^"#]+\.json)/g)].map(([, target = '']) =>
    posix.normalize(posix.join(posix.dirname(file), target)),
  )
