import {
  type CompetenciaAvaliada,
  niveisAnonimos,
  nivelObtido,
  nominaisDe,
  pesosDe,
  readAvaliados,
  readCiclo,
} from '#server/domain/avaliacao/avaliacao-desempenho/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'

interface Curso {
  id: number
  nome: string
}

/** A competence whose mean given level is below the required one. */
export interface Lacuna {
  competencia: { id: number; nome: string }
  exigido: string
  /** 'Básico (média 1,5)': the highest level the mean reaches */
  obtido: string
  cursos: Curso[]
}

// $1 company, $2 competences
const CURSOS = `select c.id::int as competencia, u.id::int as id, u.nome from competencia c
  cross join lateral (
    select curso_empresa_id, curso_id, ordem_ from conhecimento_cursos where empresa_id = c.empresa_id and conhecimento_id = c.conhecimento_id
    union all select curso_empresa_id, curso_id, ordem_ from habilidade_cursos where empresa_id = c.empresa_id and habilidade_id = c.habilidade_id
    union all select curso_empresa_id, curso_id, ordem_ from atitude_cursos where empresa_id = c.empresa_id and atitude_id = c.atitude_id
  ) l join curso u on u.empresa_id = l.curso_empresa_id and u.id = l.curso_id
  where c.empresa_id = $1 and c.id = any($2::bigint[]) order by c.id, l.ordem_, u.nome`

/**
 * Gaps of talents in a closed cycle, with the courses of each competence; talents without gaps are missing. Computed as
 * results are: named sheets, and anonymous groups of at least the minimum size.
 */
export async function lacunasDe(ctx: Ctx, cicloId: number, talentos: number[]): Promise<Map<number, Lacuna[]>> {
  const { empresaId } = ctx.session
  const ciclo = await readCiclo(ctx, cicloId)
  const pesos = pesosDe(ciclo)
  const avaliados = await readAvaliados(ctx, cicloId, talentos)
  const nominais = await nominaisDe(ctx, ciclo, talentos)
  const found = new Map<number, Lacuna[]>(talentos.map((id) => [id, []]))
  for (const avaliado of avaliados.values()) {
    const folhas = nominais.get(avaliado.talento) ?? []
    const grupos = ciclo.anonima ? await niveisAnonimos(ctx, avaliado) : []
    const lacunas = avaliado.competencias.flatMap(
      (competencia) => lacunaDe(competencia, nivelObtido(competencia.id, folhas, grupos, pesos)) ?? [],
    )
    found.set(avaliado.talento, lacunas)
  }
  const competencias = new Set([...found.values()].flat().map(({ competencia }) => competencia.id))
  const cursos = await run<Curso & { competencia: number }>(ctx.db, CURSOS, [empresaId, [...competencias]])
  for (const lacuna of [...found.values()].flat())
    lacuna.cursos = cursos
      .filter(({ competencia }) => competencia === lacuna.competencia.id)
      .map(({ id, nome }) => ({ id, nome }))
  return found
}

function lacunaDe({ id, nome, exigido, escala }: CompetenciaAvaliada, media: number | undefined): Lacuna | undefined {
  if (media === undefined || media >= exigido.ordem) return undefined
  const nivel = escala.filter(({ ordem }) => ordem <= media).at(-1)
  const numero = `média ${media.toLocaleString('pt-BR', { maximumFractionDigits: 2 })}`
  const obtido = nivel ? `${nivel.descricao} (${numero})` : numero
  return { competencia: { id, nome }, exigido: exigido.descricao, obtido, cursos: [] }
}
