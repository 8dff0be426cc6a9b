import type { ReajusteColaborador } from '#schemas/generated/types/cargo-salario/reajuste-colaborador.ts'
import type { Talento } from '#schemas/generated/types/gestao-talentos/talento.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { nearestRow } from '#schemas/runtime/record/effective.ts'
import { atualDe, mudou, situacoesNoDia } from '#server/domain/cargo-salario/reajuste-colaborador/queries.ts'
import { HISTORICO } from '#server/domain/gestao-talentos/talento/queries.ts'
import { dropUndefined } from '#server/platform/base/present.ts'
import { forEntity, onBehalf } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { findManyStored } from '#server/platform/crud/read/read.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { ALVOS } from '../alvos.ts'
import { gravaLancadas, type Lancada, type Linha, LOTE, lancaEm, linhasDe } from '../linhas.ts'
import { idsDasPropostas } from '../propostas.ts'
import { Recusas } from '../recusas.ts'
import type { Tabela } from '../tabela.ts'

type Proposta = ReajusteColaborador & { id: number; versao: number }
type Situacao = NonNullable<Talento['historicos']>[number]

/**
 * Adds the dated row of each talent of a plan. Refuses the whole plan where a talent's situation differs from that of
 * his proposal, or has a row on that day. Talents who left before get none.
 */
export async function aplicaTalentos(ctx: Ctx, tabela: Tabela): Promise<void> {
  const propostas = forEntity(ctx, ALVOS.C.propostas)
  const ids = await idsDasPropostas(propostas, tabela)
  await travaTalentos(ctx, tabela)
  await emLotes(ids, (some) => confere(propostas, tabela, some))
  let feitos = 0
  await emLotes(ids, async (some) => {
    await aplicaLote(ctx, tabela, await leTodas(propostas, some))
    feitos += some.length
    await ctx.progress?.(feitos, ids.length)
  })
}

/** Locks all talents FOR UPDATE before the checks, so that none changes until his row is written. */
async function travaTalentos({ db, session }: Ctx, { id }: Tabela): Promise<void> {
  const { table, column, plan } = ALVOS.C
  const text = `select from talento where empresa_id = $1 and id in (
      select ${column} from ${table} where empresa_id = $1 and ${plan.column} = $2 and cenario_id is null)
    order by id for update`
  await run(db, text, [session.empresaId, id])
}

async function emLotes(ids: number[], work: (some: number[]) => Promise<void>): Promise<void> {
  for (let at = 0; at < ids.length; at += LOTE) await work(ids.slice(at, at + LOTE))
}

/** Reads all proposals. @throws DomainError NAO_AUTORIZADO where the session does not see all of them */
async function leTodas(propostas: Ctx, ids: number[]): Promise<Proposta[]> {
  const found = await findManyStored<Proposta>(propostas, ids)
  if (found.length < ids.length)
    fail(
      'NAO_AUTORIZADO',
      {},
      { message: 'O planejamento tem talentos que você não vê: outra pessoa tem de aplicá-lo.' },
    )
  return found.filter(({ colaboradorDesligado }) => !colaboradorDesligado)
}

async function confere(propostas: Ctx, { data }: Tabela, ids: number[]): Promise<void> {
  const recusas = new Recusas()
  const found = await leTodas(propostas, ids)
  const talentos = found.map(({ colaborador }) => colaborador.id)
  const situacoes = await situacoesNoDia(propostas, talentos, data)
  for (const proposta of found) {
    const situacao = situacoes.get(proposta.colaborador.id)
    const nome = situacao?.nome ?? String(proposta.colaborador.nome)
    if (!situacao || mudou(proposta, atualDe(situacao)))
      recusas.add('A situação mudou depois da proposta; atualize o planejamento e confira', nome)
    else if (proposta.salarioProposto === undefined) recusas.add('Sem salário proposto', nome)
  }
  for (const nome of await comLinhaNoDia(propostas, talentos, data))
    recusas.add(`Já há um lançamento em ${displayDay(data)} no histórico`, nome)
  recusas.throwIfAny()
}

async function comLinhaNoDia({ db, session }: Ctx, talentos: number[], dia: string): Promise<string[]> {
  if (talentos.length === 0) return []
  const rows = await db
    .selectFrom('talento_historico as h')
    .innerJoin('talento as t', (join) =>
      join.onRef('t.id', '=', 'h.talento_id').onRef('t.empresa_id', '=', 'h.empresa_id'),
    )
    .select('t.nome')
    .where('h.empresa_id', '=', session.empresaId)
    .where('h.talento_id', 'in', talentos)
    .where('h.data', '=', dia)
    .orderBy('t.nome')
    .execute()
  return rows.map(({ nome }) => nome)
}

async function aplicaLote(ctx: Ctx, tabela: Tabela, propostas: Proposta[]): Promise<void> {
  const { registro } = ALVOS.C
  const talentos = onBehalf(ctx, registro.path)
  const porTalento = new Map(propostas.map((proposta) => [proposta.colaborador.id, proposta]))
  const found = await findManyStored(talentos, [...porTalento.keys()], { lock: true })
  if (found.length < propostas.length) fail('NAO_AUTORIZADO')
  const lancadas = found.flatMap((talento): Lancada[] => {
    const proposta = porTalento.get(talento.id)
    if (!proposta) return []
    const { salarioAtual: atual, salarioProposto: proposto } = proposta
    const nova = linhaDe(tabela, proposta, linhasDe(talento, registro))
    return [lancaEm(tabela, registro, talento, { nova, atual, proposto })]
  })
  await gravaLancadas(ctx, talentos, tabela, lancadas)
}

/** The row valid on the plan's day with the proposed values; others stay, but an environment does not move to another establishment. */
function linhaDe({ id, data, dissidio }: Tabela, proposta: Proposta, linhas: Linha[]): Linha {
  const { id: _, salarioNoDia: __, ...vigente } = (nearestRow(linhas, HISTORICO, data) ?? {}) as Situacao
  const tipo = proposta.tipoSalarioProposto ?? 3
  const { estabelecimentoProposto: estabelecimento = vigente.estabelecimento } = proposta
  const outro = estabelecimento?.id !== vigente.estabelecimento?.id
  const linha = {
    ...vigente,
    data,
    status: 'C',
    motivo: dissidio ? 'DISSIDIO' : (proposta.motivo ?? 'MERITO'),
    origem: { id },
    estabelecimento,
    areaOrganizacional: proposta.areaOrganizacionalProposto ?? vigente.areaOrganizacional,
    ambiente: proposta.ambienteProposto ?? (outro || proposta.semAmbiente ? undefined : vigente.ambiente),
    faixaSalarial: proposta.faixaSalarialProposto ?? vigente.faixaSalarial,
    funcao: proposta.funcaoProposto ?? (proposta.semFuncao ? undefined : vigente.funcao),
    superior: proposta.superiorProposto ?? (proposta.semSuperior ? undefined : vigente.superior),
    tipoSalario: tipo,
    indice: tipo === 2 ? proposta.indiceProposto : undefined,
    quantidade: tipo === 2 ? proposta.quantidadeIndiceProposto : undefined,
    salario: tipo === 3 ? proposta.salarioProposto : undefined,
  }
  return dropUndefined(linha)
}
