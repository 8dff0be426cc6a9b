import type { JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import type { Apartada } from '#server/features/questionario/respostas/apartada.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'
import { ADERENCIA, apartadaDe, figuraDe } from './anonimo.ts'
import { readAvaliados } from './avaliados.ts'
import { type Ciclo, isAnonima, isFechado, motivoDoCiclo, readCiclo } from './ciclo.ts'
import { aderenciaDe, type CompetenciaAvaliada, type NivelDado } from './competencias.ts'
import { refazResultado } from './resultados/resultados.ts'

/** Fields of a copy that the cycle reads. */
export interface CopiaDoCiclo {
  situacao: 'N' | 'P' | 'R'
  papel?: 'R' | 'U' | 'L' | 'A' | 'P'
  performance?: number
  performanceManual?: number
  niveis?: { competenciaId?: number; nivelId?: number; ordem?: number }[]
  colaborador?: { id: number }
  avaliacaoDesempenho?: { id: number }
}

const cicloDe = (ctx: Ctx, { avaliacaoDesempenho }: CopiaDoCiclo): Promise<Ciclo> =>
  readCiclo(ctx, avaliacaoDesempenho?.id ?? 0)

async function competenciasDe(
  ctx: Ctx,
  { avaliacaoDesempenho, colaborador }: CopiaDoCiclo,
): Promise<CompetenciaAvaliada[]> {
  const { id: talento } = colaborador ?? { id: 0 }
  const avaliados = await readAvaliados(ctx, avaliacaoDesempenho?.id ?? 0, [talento])
  return avaliados.get(talento)?.competencias ?? []
}

/** Reason why a copy cannot be answered: its cycle is not released, or the day is outside its period — spec 2 §4 */
export const motivoFechada = async (ctx: Ctx, copia: CopiaDoCiclo): Promise<string | undefined> =>
  motivoDoCiclo(await cicloDe(ctx, copia), ctx.context.hoje)

/**
 * Data of the cycle shown with a copy: whether answers keep names, competences with scale, the required level where the
 * cycle shows it, results after handing in — spec 2 §3, §4
 */
export async function mostra(ctx: Ctx, copia: CopiaDoCiclo): Promise<RecordData> {
  const ciclo = await cicloDe(ctx, copia)
  const competencias = await competenciasDe(ctx, copia)
  const dados = (copia.niveis ?? []) as NivelDado[]
  const { performance, performanceManual, papel, situacao } = copia
  const entregue = situacao === 'R'
  const conta = papel === 'U' ? ciclo.exibeResultadoAutoAvaliacao : ciclo.exibirPerformanceProfissional
  const aderencia = dados.length > 0 ? aderenciaDe(competencias, dados) : undefined
  return {
    ...{ papel, tipo: ciclo.tipo, formato: ciclo.formato, minimo: ciclo.minimoRespostas },
    // answers of the manager and of the person himself keep their names in an anonymous cycle, and the form says so
    ...(ciclo.anonima && papel !== undefined && !isAnonima(ciclo, papel) && { nominal: true }),
    ...(ciclo.dataFim !== undefined && { prazo: ciclo.dataFim }),
    competencias: competencias.map(({ exigido, ...competencia }) => ({
      ...competencia,
      ...(ciclo.exibirNivelCompetenciaExigido && { exigido }),
      nivelId: dados.find(({ competenciaId }) => competenciaId === competencia.id)?.nivelId,
    })),
    ...(entregue && conta && { resultado: { performance: performanceManual ?? performance, aderencia } }),
  }
}

const id: JsonSchema = { type: 'object', required: ['id'], properties: { id: { type: 'integer', minimum: 1 } } }

/** spec 2 §3 Answer: configsNiveisCompetenciasFaixaSalariais */
export const corpo: Record<string, JsonSchema> = {
  configsNiveisCompetenciasFaixaSalariais: {
    type: 'array',
    title: 'Níveis das competências',
    maxItems: 500,
    items: {
      type: 'object',
      additionalProperties: false,
      required: ['competencia', 'nivelCompetencia'],
      properties: { competencia: { ...id, title: 'Competência' }, nivelCompetencia: { ...id, title: 'Nível' } },
    },
  },
}

interface Nivel {
  competencia: { id: number }
  nivelCompetencia: { id: number }
}

/** The levels that were given, merged with those of the draft. @throws DomainError 400 for one that is not asked, and for every one missing */
export async function niveisDe(
  tx: Ctx,
  copia: CopiaDoCiclo,
  entrega: RecordData,
  rascunho: boolean,
): Promise<RecordData> {
  const competencias = await competenciasDe(tx, copia)
  const enviados = (entrega.configsNiveisCompetenciasFaixaSalariais ?? []) as Nivel[]
  const campo = (at: number) => `configsNiveisCompetenciasFaixaSalariais[${at}]`
  const dados = new Map(((copia.niveis ?? []) as NivelDado[]).map((dado) => [dado.competenciaId, dado]))
  const errors = enviados.flatMap(({ competencia, nivelCompetencia }, at) => {
    const asked = competencias.find((each) => each.id === competencia.id)
    const nivel = asked?.escala.find((each) => each.id === nivelCompetencia.id)
    if (!asked) return [fieldError(campo(at), 'Esta competência não é desta avaliação.')]
    if (!nivel) return [fieldError(campo(at), `O nível não é da escala de ${asked.nome}.`)]
    dados.set(asked.id, { competenciaId: asked.id, nivelId: nivel.id, ordem: nivel.ordem })
    return []
  })
  if (!rascunho)
    for (const { id: competenciaId, nome } of competencias)
      if (!dados.has(competenciaId))
        errors.push(fieldError('configsNiveisCompetenciasFaixaSalariais', `Informe o nível de ${nome}.`))
  if (errors.length > 0) invalid(errors)
  return { niveis: [...dados.values()] }
}

/** Recomputes the stored result of a closed cycle after a text answer got its grade. */
export async function corrigida(tx: Ctx, { avaliacaoDesempenho, colaborador }: CopiaDoCiclo): Promise<void> {
  if (!avaliacaoDesempenho || !colaborador) return
  // the row lock waits for a closing that runs meanwhile
  const ciclo = await readCiclo(tx, avaliacaoDesempenho.id, { lock: true })
  if (isFechado(ciclo)) await refazResultado(tx, ciclo, colaborador.id)
}

export const permiteNotaManual = async (ctx: Ctx, copia: CopiaDoCiclo): Promise<boolean> =>
  (await cicloDe(ctx, copia)).notaQuestionarioManual === true

/** Where the answers of an anonymous copy are stored; the respondent is keyed by the copy. */
export const apartada = (
  ctx: Ctx,
  { avaliacaoDesempenho, colaborador, id: copia }: CopiaDoCiclo & { id: number },
): Promise<Apartada | undefined> =>
  apartadaDe(ctx, avaliacaoDesempenho?.id ?? 0, colaborador?.id ?? 0, {
    entidade: 'avaliacao/colaborador-questionario',
    id: copia,
  })

/** Figures of a sheet: adherence of the given levels to the required ones, and each level. */
export async function figuras(ctx: Ctx, copia: CopiaDoCiclo, { niveis }: RecordData): Promise<Record<string, number>> {
  const dados = (niveis ?? []) as NivelDado[]
  const aderencia = dados.length > 0 ? aderenciaDe(await competenciasDe(ctx, copia), dados) : undefined
  return {
    ...Object.fromEntries(dados.map(({ competenciaId, ordem }) => [figuraDe(competenciaId), ordem])),
    ...(aderencia !== undefined && { [ADERENCIA]: aderencia }),
  }
}
