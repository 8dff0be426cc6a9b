import type { RecordData } from '#schemas/runtime/model.ts'
import { argument, broken, type Check } from './check.ts'
import { faixa } from './faixa.ts'

/** What narrows an audience, or adds to it (`fragments/publico.json`). */
const SAYS_WHO = [
  ...(['estabelecimentos', 'areasOrganizacionais', 'cargos', 'gruposOcupacionais', 'vinculos'] as const),
  ...(['tempoEmpresaMinimo', 'tempoEmpresaMaximo', 'talentos'] as const),
]

const isSaid = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : value !== undefined)

/** { check: 'publico', of }: an audience by criteria names one at least; nobody is everybody because nothing was filled in. */
export const publico: Check = (input) => {
  const of = String(input.check.of)
  const said = argument(input, 'of') as RecordData | undefined
  if (said?.quem !== 'CRITERIOS') return undefined
  if (!SAYS_WHO.some((name) => isSaid(said[name])))
    return broken(input, `${of}.quem`, 'Informe ao menos um critério ou um talento')
  const [start, end] = [`${of}.tempoEmpresaMinimo`, `${of}.tempoEmpresaMaximo`]
  return faixa({ ...input, check: { check: 'faixa', start, end } })
}
