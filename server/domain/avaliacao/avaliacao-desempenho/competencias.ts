import type { Nivel } from '#schemas/runtime/answers/positions/competences.ts'
import { adherenceOf } from '#schemas/runtime/domain/competences.ts'
import type { NivelDaEscala } from '#schemas/runtime/questionario/competencia.ts'
import { type Exigencia, exigidasDasFaixas } from '#server/domain/cargo-salario/config-nivel-faixa-salarial/queries.ts'
import { configuracaoEm } from '#server/domain/cargo-salario/configuracao-nivel-competencia/queries.ts'
import { escalaDe } from '#server/domain/cargo-salario/nivel-competencia-talento/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'

/** A competence judged in a cycle, frozen at the release. */
export interface CompetenciaAvaliada {
  id: number
  nome: string
  tipo: string
  peso: number
  /** level required by the salary band; the highest of the scale where the band sets none */
  exigido: NivelDaEscala
  escala: NivelDaEscala[]
}

/** The level an evaluator gave in a competence. */
export interface NivelDado {
  competenciaId: number
  nivelId: number
  ordem: number
}

interface DoCargo {
  cargo: number
  id: number
  nome: string
  tipo: string
}

// $1 company, $2 positions
const DOS_CARGOS = `select l.cargo_id as cargo, c.id, c.nome, c.tipo from (
    select empresa_id, cargo_id, conhecimento_id as item, 'C' as tipo, ordem_ from cargo_conhecimentos
    union all select empresa_id, cargo_id, habilidade_id, 'H', ordem_ from cargo_habilidades
    union all select empresa_id, cargo_id, atitude_id, 'A', ordem_ from cargo_atitudes
  ) l join competencia c on c.empresa_id = l.empresa_id and l.item = case l.tipo when 'C' then c.conhecimento_id when 'H' then c.habilidade_id else c.atitude_id end
  where l.empresa_id = $1 and l.cargo_id = any($2::bigint[])
  order by l.cargo_id, array_position(array['C', 'H', 'A'], l.tipo), l.ordem_`

interface Lugar {
  faixa?: number
  cargo?: number
}

/** The competences judged of people on a day: those of their salary band, else of their position — spec 2 §3 (avaliarCompetenciasCargo), §7. */
export async function competenciasEm(
  ctx: Ctx,
  lugares: readonly Lugar[],
  dia: string,
): Promise<(lugar: Lugar) => CompetenciaAvaliada[]> {
  const { niveis } = await configuracaoEm(ctx, dia)
  const faixas = await exigidasDasFaixas(ctx, idsDe(lugares, 'faixa'), dia)
  const rows = await run<DoCargo>(ctx.db, DOS_CARGOS, [ctx.session.empresaId, idsDe(lugares, 'cargo')])
  // people of one band or position share its list: thousands of people, some dozens of lists
  const dasFaixas = new Map([...faixas].map(([id, exigidas]) => [id, exigidas.map((um) => daFaixa(niveis, um))]))
  const dosCargos = new Map<number, CompetenciaAvaliada[]>()
  for (const row of rows) {
    const cargo = Number(row.cargo)
    dosCargos.set(cargo, [...(dosCargos.get(cargo) ?? []), ...doCargo(niveis, row)])
  }
  return ({ faixa = 0, cargo = 0 }) => dasFaixas.get(faixa) ?? dosCargos.get(cargo) ?? []
}

const idsDe = (lugares: readonly Lugar[], name: keyof Lugar): number[] => [
  ...new Set(lugares.flatMap((lugar) => lugar[name] ?? [])),
]

const degrau = ({ id, descricao, ordem }: NivelDaEscala): NivelDaEscala => ({ id: Number(id), descricao, ordem })

function daFaixa(niveis: Nivel[], exigida: Exigencia): CompetenciaAvaliada {
  const { competencia, competenciaPeso: peso, nivelCompetencia, ordem } = exigida
  const { id, nome, tipo } = competencia
  const escala = escalaDe(niveis, exigida).map(degrau)
  return { ...{ id: Number(id), nome, tipo, peso }, exigido: degrau({ ...nivelCompetencia, ordem }), escala }
}

function doCargo(niveis: Nivel[], { id, nome, tipo }: DoCargo): CompetenciaAvaliada[] {
  const escala = niveis.map(degrau)
  const exigido = escala.at(-1)
  return exigido ? [{ ...{ id: Number(id), nome, tipo, peso: 1 }, exigido, escala }] : []
}

/** Adherence in per cent of the given levels to the required ones — decided in 'Jobs and salaries' (77.78%). */
export const aderenciaDe = (competencias: CompetenciaAvaliada[], dados: NivelDado[]): number | undefined =>
  adherenceOf(
    competencias.map(({ id, peso, exigido }) => ({
      weight: peso,
      required: exigido.ordem,
      obtained: dados.find(({ competenciaId }) => competenciaId === id)?.ordem,
    })),
  )
