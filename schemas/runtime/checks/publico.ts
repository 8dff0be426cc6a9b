import { type Audience, saysWho } from '#schemas/runtime/domain/audience.ts'
import { argumentOf, brokenCheck, type Check } from './check.ts'
import { faixa } from './faixa.ts'

/** { check: 'publico', of }: an audience with criteria has at least one, and its minimum time in the company is not above the maximum. */
export const publico: Check = (input) => {
  const of = String(input.check.of)
  const said = argumentOf(input, 'of') as Audience | undefined
  if (said?.quem !== 'CRITERIOS') return undefined
  if (!saysWho(said)) return brokenCheck(input, `${of}.quem`, 'Informe ao menos um critério ou um talento')
  const [start, end] = [`${of}.tempoEmpresaMinimo`, `${of}.tempoEmpresaMaximo`]
  return faixa({ ...input, check: { check: 'faixa', start, end } })
}
