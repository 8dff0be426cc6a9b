import { posix } from 'node:path'
import { buildModel, type Model } from '#schemas/load.ts'
import type { Sources } from '#schemas/loader/files/read.ts'
import type { Problem } from '#schemas/loader/problem.ts'

/** Finds what is wrong across the files of a model. */
type Judge = (model: Model) => Problem[]

/**
 * Mistakes of the definitions that are right in themselves, beside some that are not (`problems`), so that every one is told at once. What shows only
 * because a wrong file is left out, or only because it is taken as it stands, says nothing about the others: told is what shows either way. None
 * when a file cannot be read at all, since whatever refers to it would look wrong.
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

/** What is found without some files; undefined when a wrong one that another looks into leaves nothing to judge. */
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
