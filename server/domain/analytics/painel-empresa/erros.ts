import type { PainelEmpresaIndicador } from '#schemas/generated/types/analytics/painel-empresa-indicador.ts'
import { addsUp, comparedBy, isTime, monthlyOf, overlapsCategories } from '#schemas/runtime/definition/measures.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import { inSentence } from '#schemas/runtime/names.ts'
import { mayBeTold } from '#server/features/dashboards/answers/measures.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { fieldError } from '#server/platform/errors/errors.ts'

/**
 * Checks the composed indicators: authority for each measure, and the shape of each chart.
 * @param antes the stored indicators: a measure the session has no authority for may stay where it stands
 */
export const errosDosIndicadores = (
  ctx: Ctx,
  indicadores: readonly PainelEmpresaIndicador[],
  antes: readonly PainelEmpresaIndicador[] = [],
): FieldError[] =>
  indicadores.flatMap((indicador, at) => {
    const era = antes.find(({ id }) => id !== undefined && id === indicador.id)
    const [erro] = [...errosDeAcesso(ctx, indicador, era), ...errosDeDesenho(ctx, indicador)]
    return erro ? [fieldError(`indicadores[${at}].${erro[0]}`, erro[1])] : []
  })

type Erro = [campo: keyof PainelEmpresaIndicador, mensagem: string]

const medidasDe = ({ tipo, medida, outraMedida }: PainelEmpresaIndicador) =>
  tipo === 'NUMERO' || tipo === 'ROSCA' || !outraMedida
    ? [['medida', medida] as const]
    : [['medida', medida] as const, ['outraMedida', outraMedida] as const]

/** Refuses measures that the session may not see, except stored ones. */
function errosDeAcesso(ctx: Ctx, indicador: PainelEmpresaIndicador, era?: PainelEmpresaIndicador): Erro[] {
  const ja = era ? medidasDe(era).map(([, medida]) => medida as string) : []
  return medidasDe(indicador)
    .filter(([, medida]) => !ja.includes(medida) && !mayBeTold(ctx, medida))
    .map(([campo, medida]) => [
      campo,
      ctx.deps.model.measures.has(medida)
        ? 'Você não tem acesso a esta medida'
        : `${campo === 'medida' ? 'Medida' : 'Comparada com'} não é uma opção válida`,
    ])
}

/** Labels of these fields in the form. */
const TITULOS = { comparaPor: 'Por', abre: 'Ao abrir uma categoria, por' } as const

function errosDeDesenho({ deps: { model } }: Ctx, indicador: PainelEmpresaIndicador): Erro[] {
  const { tipo, medida, outraMedida, comparaPor, abre } = indicador
  if (tipo === 'NUMERO') return []
  const { measures, comparisons } = model
  const tituloDe = (path: string) => measures.get(path)?.title ?? path
  const medidas = medidasDe(indicador)
  if (medidas.length > 1 && outraMedida === medida) return [['outraMedida', 'Escolha outra medida']]
  const definition = measures.get(medida)
  if (
    tipo === 'ROSCA' &&
    (isTime(comparaPor) || !definition || !addsUp(definition) || overlapsCategories(definition, comparaPor))
  )
    return [
      ['tipo', 'A rosca mostra partes de um todo: use uma contagem ou uma soma, por algo que não seja mês ou ano'],
    ]
  for (const [campo, por] of [['comparaPor', comparaPor] as const, ['abre', abre] as const])
    if (por && !comparisons.has(por)) return [[campo, `${TITULOS[campo]} não é uma opção válida`]]
  for (const [campo, path] of medidas)
    for (const [onde, por] of [['comparaPor', comparaPor] as const, ['abre', abre] as const]) {
      if (!por || comparedBy(measures, path).includes(por)) continue
      const titulo = inSentence(comparisons.get(por) ?? por)
      return [[medidas.length > 1 ? campo : onde, `${tituloDe(path)} não se compara por ${titulo}`]]
    }
  if (abre && (isTime(abre) || abre === comparaPor)) return [['abre', 'Dentro de uma categoria abre-se outra coisa']]
  if (abre && medidas.some(([, path]) => monthlyOf(measures, path).length > 0))
    return [['abre', 'A média dos meses só se mostra sozinha ou por mês']]
  return []
}
