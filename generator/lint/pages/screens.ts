import type { ScreenFile } from '#schemas/loader/files/read.ts'
import { AUTHORITIES, permissionsOf } from '#schemas/loader/permissions.ts'
import type { Problem } from '#schemas/loader/problem.ts'
import { nearestName, suggestName } from '#schemas/loader/suggest.ts'
import type { ScreenDefinition } from '#schemas/runtime/model.ts'
import type { XScreen } from '#schemas/runtime/written/screens.ts'
import type { LintContext, Path } from '../context.ts'

/** First path segments reserved by the system. */
const RESERVED = ['403', '404', '500', 'api', 'assets', 'externo', 'login']

/** Routes of the page that serves all reports. */
const REPORT = /^[^/]+\/relatorios\/[^/]+$/

/** Checks screens against all other definitions: routes, authorities, names. */
export function screenProblems(context: LintContext): Problem[] {
  const { model, sources } = context
  if (sources.screens.length === 0) return []
  const taken = takenAddresses(context)
  const known = knownAuthorities(context)
  return sources.screens.flatMap((source) => {
    const screen = model.screens.get(source.file.replace(/\.json$/, ''))
    if (!screen) return []
    return [...fileName(source), ...addressProblems(screen, source, taken), ...authorityProblems(source, known)]
  })
}

const fileName = ({ file }: ScreenFile): Problem[] =>
  /\/[a-z][a-z0-9]*(-[a-z0-9]+)*\.json$/.test(file)
    ? []
    : [{ file, path: [], message: 'o nome do arquivo deve estar em kebab-case, sem acentos' }]

/** Pattern of a route for comparison: parameters become ':'. */
const patternOf = (address: string): string => address.replace(/:[^/]+|\{[^}]+\}/g, ':')

/** Routes of registers and dashboards, each with its owner. */
function takenAddresses({ model }: LintContext): Map<string, string> {
  const taken = new Map<string, string>()
  for (const { path, routes } of model.entities.values())
    for (const route of routes)
      for (const own of [route, `${route}/new`, `${route}/:id`, `${route}/importacao`, `${route}/excluidos`])
        taken.set(patternOf(own), path)
  for (const { group, name, path } of model.dashboards.values()) taken.set(`${group}/${name}`, path)
  return taken
}

function addressProblems(screen: ScreenDefinition, { file, screen: written }: ScreenFile, taken: Map<string, string>) {
  return screen.routes.flatMap(({ path: address }, i): Problem[] => {
    const at: Path = i > 0 ? ['routes', i - 1, 'path'] : written.path === undefined ? [] : ['path']
    const [first = ''] = address.split('/')
    if (RESERVED.includes(first)) return [{ file, path: at, message: `"${first}" é um endereço do próprio sistema` }]
    if (REPORT.test(address)) return [{ file, path: at, message: `"${address}" é o endereço de um relatório` }]
    if (i === 0 && written.menu && address.includes(':'))
      return [{ file, path: ['menu'], message: `"${address}" varia: uma entrada do menu leva a um endereço só` }]
    const owner = taken.get(patternOf(address))
    taken.set(patternOf(address), owner ?? screen.path)
    return owner === undefined ? [] : [{ file, path: at, message: `o endereço "${address}" já é de ${owner}` }]
  })
}

interface KnownAuthorities {
  /** authorities of registers, actions, fields, reports and enums.json */
  elsewhere: Set<string>
  /** those of them that cover a whole register: a name with such a prefix must be one of its permissions */
  whole: Set<string>
  /** authorities used by screens only */
  own: Set<string>
}

function knownAuthorities({ model, sources }: LintContext): KnownAuthorities {
  const listed = sources.shared.get('enums.json')?.$defs?.[AUTHORITIES]?.oneOf ?? []
  const permissions = permissionsOf({ ...model, screens: new Map() })
  const whole = new Set(permissions.flatMap((one) => one.whole ?? []))
  const single = sources.screens
    .flatMap(({ screen }) => [screen, ...(screen.routes ?? [])].map(({ authority }) => authority))
    .filter((authority) => typeof authority === 'string')
  return {
    elsewhere: new Set([
      ...permissions.map((one) => one.authority),
      ...whole,
      ...listed.map((one) => String(one.const)),
    ]),
    whole,
    own: new Set(single),
  }
}

/** Maximum edit distance of a typing error; names that differ more are different authorities. */
const SLIP = 2

function authorityProblems({ file, screen }: ScreenFile, known: KnownAuthorities): Problem[] {
  const said: [Path, XScreen['authority'] | undefined][] = [
    [['authority'], screen.authority],
    ...(screen.routes ?? []).map((route, i): [Path, XScreen['authority'] | undefined] => [
      ['routes', i, 'authority'],
      route.authority,
    ]),
  ]
  return said.flatMap(([path, authority]) =>
    [authority ?? []].flat().flatMap((name): Problem[] => {
      if (name === 'LOGIN' || known.elsewhere.has(name)) return []
      const isPart = [...known.whole].some((whole) => name.startsWith(`${whole}_`))
      const meant = nearestName(name, known.elsewhere, SLIP)
      const mayBeOwn = typeof authority === 'string' || known.own.has(name)
      if (mayBeOwn && !isPart && meant === undefined) return []
      const hint = suggestName(name, known.elsewhere)
      return [{ file, path, message: `a autorização "${name}" não existe`, hint }]
    }),
  )
}
