import { sql } from 'kysely'
import type { NivelCompetenciaTalento } from '#schemas/generated/types/cargo-salario/nivel-competencia-talento.ts'
import type {
  CompetenciaVista,
  ConfiguracaoNiveis,
  LinhaDoQuadro,
  Nivel,
  Quadro,
} from '#schemas/runtime/answers/positions/competences.ts'
import { adherenceOf } from '#schemas/runtime/domain/competences.ts'
import { type Exigencia, exigidasDaFaixa } from '#server/domain/cargo-salario/config-nivel-faixa-salarial/queries.ts'
import { configuracaoEm } from '#server/domain/cargo-salario/configuracao-nivel-competencia/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { entityOf } from '#server/platform/crud/read/entity-of.ts'
import { visibleSql } from '#server/platform/crud/sight/visible-sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { type Criterio, criteriosDe } from './criterios.ts'
import { escalaDe, maiorPeso } from './escala.ts'
import { talentoEm } from './talento.ts'

type Registro = NivelCompetenciaTalento
type Linha = NonNullable<Registro['linhas']>[number]

/** Dates of a talent's levels that the session sees, newest first. */
export async function historicoDe(ctx: Ctx, talentoId: number): Promise<{ id: number; data: string }[]> {
  const { rows } = await sql<{ id: number; data: string }>`
    select h.id, h.data from nivel_competencia_talento h
    where h.talento_id = ${talentoId} and ${visibleSql(ctx, ctx.entity.path, 'h')}
    order by h.data desc, h.id`.execute(ctx.db)
  return rows
}

/** A talent's levels valid on a day, or of one of his dates, with the requirements of his band on that day — spec 2 §7: edit/{id} */
export async function quadroDoTalento(
  ctx: Ctx,
  talentoId: number,
  asked: { data?: string; id?: number },
): Promise<Quadro> {
  const historico = await historicoDe(ctx, (await talentoEm(ctx, talentoId, ctx.context.hoje)).id)
  const dia = asked.data ?? ctx.context.hoje
  const chosen =
    asked.id === undefined ? historico.find(({ data }) => data <= dia) : historico.find(({ id }) => id === asked.id)
  if (asked.id !== undefined && !chosen) fail('NAO_ENCONTRADO')
  const stored = chosen && (await entityOf(ctx, 'cargo-salario/nivel-competencia-talento').readShown(chosen.id))
  // a stored date is shown with the requirements of its own day
  const em = asked.id === undefined ? dia : (chosen?.data ?? dia)
  return { ...(await quadroDe(ctx, talentoId, em, stored)), historico }
}

/** Draft of a new date: requirements of the band on that day, and the talent's previous levels — spec 2 §7: new/{id} */
export async function rascunhoDoTalento(ctx: Ctx, talentoId: number, dia: string): Promise<Quadro> {
  const quadro = await quadroDoTalento(ctx, talentoId, { data: dia })
  const { id: _, versao: __, observacao: ___, ...rest } = quadro
  return { ...rest, data: dia }
}

async function quadroDe(
  ctx: Ctx,
  talentoId: number,
  dia: string,
  stored: Registro | undefined,
): Promise<Omit<Quadro, 'historico'>> {
  const { id, nome, faixaSalarial } = await talentoEm(ctx, talentoId, dia)
  const configuracao = await configuracaoEm(ctx, dia)
  const exigidas = faixaSalarial ? await exigidasDaFaixa(ctx, faixaSalarial.id, dia) : []
  const linhas = await linhasDe(ctx, exigidas, stored?.linhas ?? [], configuracao)
  return {
    talento: { id, nome },
    faixaSalarial,
    ...(stored ? { id: stored.id, versao: stored.versao, observacao: stored.observacao } : {}),
    data: stored?.data ?? dia,
    configuracao,
    maximo: maiorPeso([configuracao.niveis, ...linhas.map(({ niveis }) => niveis)]),
    aderencia: adherenceOf(
      linhas.flatMap(({ exigido, obtido, competenciaPeso = 1 }) =>
        exigido ? [{ weight: competenciaPeso, required: exigido.ordem, obtained: obtido?.ordem }] : [],
      ),
    ),
    linhas,
  }
}

async function linhasDe(
  ctx: Ctx,
  exigidas: Exigencia[],
  guardadas: Linha[],
  { niveis }: ConfiguracaoNiveis,
): Promise<LinhaDoQuadro[]> {
  const alem = guardadas.filter(({ competencia }) => !exigidas.some((each) => each.competencia.id === competencia.id))
  const vistas = await competenciasDe(
    ctx,
    alem.map(({ competencia }) => competencia.id),
  )
  const criterios = await criteriosDe(
    ctx,
    [...exigidas, ...alem].map(({ competencia }) => competencia.id),
  )
  const linha = (competencia: CompetenciaVista, exigida?: Exigencia): LinhaDoQuadro =>
    linhaDe(competencia, exigida, {
      guardada: guardadas.find((each) => each.competencia.id === competencia.id),
      criterios: criterios.get(competencia.id) ?? [],
      niveis: escalaDe(niveis, exigida),
    })
  return [...exigidas.map((exigida) => linha(exigida.competencia, exigida)), ...vistas.map((vista) => linha(vista))]
}

interface Partes {
  guardada: Linha | undefined
  criterios: Criterio[]
  niveis: Nivel[]
}

function linhaDe(competencia: CompetenciaVista, exigida: Exigencia | undefined, partes: Partes): LinhaDoQuadro {
  const { guardada, criterios, niveis } = partes
  const atendidos = new Set((guardada?.criteriosAtendidos ?? []).map(({ id }) => id))
  const nivel = niveis.find(({ id }) => id === guardada?.nivelCompetencia?.id)
  return {
    competencia,
    ...(exigida && { competenciaPeso: exigida.competenciaPeso, exigido: exigidoDe(exigida) }),
    ...(nivel && { obtido: { id: nivel.id, descricao: nivel.descricao, ordem: nivel.ordem } }),
    porCriterios: guardada?.porCriterios ?? false,
    percentual: guardada?.percentual,
    criterios: criterios
      .filter(({ id, ativo }) => ativo || atendidos.has(id))
      .map(({ id, descricao }) => ({ id, descricao, atendido: atendidos.has(id) })),
    niveis,
  }
}

const exigidoDe = ({ nivelCompetencia, ordem, percentual }: Exigencia) => ({ ...nivelCompetencia, ordem, percentual })

async function competenciasDe({ db, session }: Ctx, ids: number[]): Promise<CompetenciaVista[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('competencia')
    .select(['id', 'nome', 'tipo', 'observacao'])
    .where('empresa_id', '=', session.empresaId)
    .where('id', 'in', ids)
    .orderBy('nome')
    .execute()
  return rows.map(({ observacao, ...row }) => ({
    ...row,
    ...(observacao === null ? {} : { observacao }),
  })) as CompetenciaVista[]
}
