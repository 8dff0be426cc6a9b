import { sql } from 'kysely'
import type { FaixaSalarial } from '#schemas/generated/types/cargo-salario/faixa-salarial.ts'
import type { CompetenciaDoCargo, InformacoesDaFaixa } from '#schemas/runtime/answers/positions/competences.ts'
import { configuracaoEm } from '#server/domain/cargo-salario/configuracao-nivel-competencia/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readRecord, type StoredRecord } from '#server/platform/crud/read/read.ts'

/** Most configurations of a band in an answer, newest first. */
const MAIS = 100

/** All configurations of a band with their rows. */
export async function todasDaFaixa(ctx: Ctx, faixa: { id: number }): Promise<StoredRecord[]> {
  const rows = await ctx.db
    .selectFrom('config_nivel_faixa_salarial')
    .select('id')
    .where('empresa_id', '=', ctx.session.empresaId)
    .where('faixa_salarial_id', '=', faixa.id)
    .orderBy('data', 'desc')
    .limit(MAIS)
    .execute()
  const found: StoredRecord[] = []
  for (const { id } of rows) found.push(await readRecord(ctx, id))
  return found
}

/** Data of a band's screen: the levels valid on a day, and all competences, those of the position marked. */
export async function informacoesDaFaixa(ctx: Ctx, faixa: FaixaSalarial, dia: string): Promise<InformacoesDaFaixa> {
  const configuracao = await configuracaoEm(ctx, dia)
  const cargo = faixa.cargo as { id: number; nome: string }
  return {
    faixaSalarial: { id: faixa.id, nome: faixa.nome },
    cargo,
    data: dia,
    configuracao,
    maximo: Math.max(0, ...configuracao.niveis.map(({ ordem }) => ordem)),
    competencias: await competenciasDoCargo(ctx, cargo.id),
  }
}

async function competenciasDoCargo({ db, session }: Ctx, cargoId: number): Promise<CompetenciaDoCargo[]> {
  const { rows } = await sql<Omit<CompetenciaDoCargo, 'observacao'> & { observacao: string | null }>`
    select c.id, c.nome, c.tipo, c.observacao, coalesce(
      exists (select from cargo_conhecimentos l where l.empresa_id = c.empresa_id and l.cargo_id = ${cargoId}
        and l.conhecimento_id = c.conhecimento_id)
      or exists (select from cargo_habilidades l where l.empresa_id = c.empresa_id and l.cargo_id = ${cargoId}
        and l.habilidade_id = c.habilidade_id)
      or exists (select from cargo_atitudes l where l.empresa_id = c.empresa_id and l.cargo_id = ${cargoId}
        and l.atitude_id = c.atitude_id), false) as "doCargo"
    from competencia c where c.empresa_id = ${session.empresaId}
    order by array_position(array['C', 'H', 'A'], c.tipo), c.nome, c.id`.execute(db)
  return rows.map(({ observacao, ...row }) => ({ ...row, ...(observacao === null ? {} : { observacao }) }))
}
