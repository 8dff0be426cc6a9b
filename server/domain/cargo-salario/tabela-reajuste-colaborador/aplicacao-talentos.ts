import type { ReajusteColaborador } from '#schemas/generated/types/cargo-salario/reajuste-colaborador.ts'
import type { Talento } from '#schemas/generated/types/gestao-talentos/talento.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { nearestRow } from '#schemas/runtime/effective.ts'
import { partMoney } from '#schemas/runtime/money.ts'
import { forEntity, onBehalf } from '#server/crud/context.ts'
import type { Ctx } from '#server/crud/define.ts'
import { persist } from '#server/crud/persist.ts'
import { findManyStored } from '#server/crud/read.ts'
import { atualDe, mudou, situacoesNoDia } from '#server/domain/cargo-salario/reajuste-colaborador/queries.ts'
import { HISTORICO } from '#server/domain/gestao-talentos/talento/queries.ts'
import { fail } from '#server/errors.ts'
import { anotaLancamentos, type Lancamento } from './lancamentos.ts'
import { idsDasPropostas } from './propostas.ts'
import { Recusas } from './recusas.ts'
import type { Tabela } from './tabela.ts'

type Proposta = ReajusteColaborador & { id: number; versao: number }
type Linha = NonNullable<Talento['historicos']>[number]
type Alvo = Talento & { id: number; versao: number }

/** Talents in memory at a time. */
const LOTE = 200

/**
 * Gives each talent of a plan his dated row. Refused, and nothing written, where somebody's situation is no longer the one the proposal was made for,
 * or where a row stands on that day already. Who had left by then gets none.
 */
export async function aplicaTalentos(ctx: Ctx, tabela: Tabela): Promise<void> {
  const propostas = forEntity(ctx, 'cargo-salario/reajuste-colaborador')
  const ids = await idsDasPropostas(propostas, tabela)
  await emLotes(ids, (some) => confere(propostas, tabela, some))
  let feitos = 0
  await emLotes(ids, async (some) => {
    await aplicaLote(ctx, tabela, await leTodas(propostas, some))
    feitos += some.length
    await ctx.progress?.(feitos, ids.length)
  })
}

async function emLotes(ids: number[], work: (some: number[]) => Promise<void>): Promise<void> {
  for (let at = 0; at < ids.length; at += LOTE) await work(ids.slice(at, at + LOTE))
}

/** A plan is applied as a whole: whoever does it sees every proposal. */
async function leTodas(propostas: Ctx, ids: number[]): Promise<Proposta[]> {
  const found = (await findManyStored(propostas, ids)) as unknown as Proposta[]
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
  const talentos = onBehalf(ctx, 'gestao-talentos/talento')
  const porTalento = new Map(propostas.map((proposta) => [proposta.colaborador.id, proposta]))
  const found = (await findManyStored(talentos, [...porTalento.keys()], { lock: true })) as unknown as Alvo[]
  if (found.length < propostas.length) fail('NAO_AUTORIZADO')
  const lancamentos: Lancamento[] = []
  for (const talento of found) {
    const proposta = porTalento.get(talento.id)
    if (proposta) lancamentos.push(...(await aplicaUm(talentos, tabela, proposta, talento)))
  }
  await anotaLancamentos(ctx, tabela, lancamentos)
}

async function aplicaUm(talentos: Ctx, tabela: Tabela, proposta: Proposta, talento: Alvo): Promise<Lancamento[]> {
  const before = structuredClone(talento)
  const corrigidas = tabela.corrigePosteriores ? corrigePosteriores(talento, proposta, tabela.data) : []
  const nova = linhaDe(tabela, proposta, talento)
  talento.historicos = [...(talento.historicos ?? []), nova]
  await persist(talentos, {
    record: talento as unknown as Record<string, unknown>,
    before: before as unknown as Record<string, unknown> & { id: number },
    operation: 'reajuste',
    tolerated: before as unknown as Record<string, unknown>,
  })
  const ref = { id: talento.id }
  return [
    {
      talento: ref,
      linha: Number(nova.id),
      aguardava: nova.status === 'A',
      ...(nova.salario === undefined ? {} : { valorDepois: nova.salario }),
    },
    ...corrigidas.map(({ linha, antes }) => ({
      talento: ref,
      linha: Number(linha.id),
      // in an integrated company what is changed waits, too
      aguardava: linha.status === 'A',
      valorAntes: antes,
      valorDepois: Number(linha.salario),
    })),
  ]
}

/** The row in force on the plan's day, with what the proposal says. */
function linhaDe({ id, data, dissidio }: Tabela, proposta: Proposta, { historicos = [] }: Talento): Linha {
  const { id: _, salarioNoDia: __, ...vigente } = (nearestRow(historicos, HISTORICO, data) ?? {}) as Linha
  const tipo = proposta.tipoSalarioProposto ?? 3
  const linha = {
    ...vigente,
    data,
    status: 'C',
    motivo: dissidio ? 'DISSIDIO' : (proposta.motivo ?? 'MERITO'),
    origem: { id },
    estabelecimento: proposta.estabelecimentoProposto ?? vigente.estabelecimento,
    areaOrganizacional: proposta.areaOrganizacionalProposto ?? vigente.areaOrganizacional,
    ambiente: proposta.ambienteProposto ?? vigente.ambiente,
    faixaSalarial: proposta.faixaSalarialProposto ?? vigente.faixaSalarial,
    funcao: proposta.funcaoProposto ?? vigente.funcao,
    tipoSalario: tipo,
    indice: tipo === 2 ? proposta.indiceProposto : undefined,
    quantidade: tipo === 2 ? proposta.quantidadeIndiceProposto : undefined,
    salario: tipo === 3 ? proposta.salarioProposto : undefined,
  }
  return Object.fromEntries(Object.entries(linha).filter(([, value]) => value !== undefined)) as unknown as Linha
}

/** Amounts of later rows rise by the same percentage, so that what came after an adjustment stands on it. */
function corrigePosteriores({ historicos = [] }: Talento, proposta: Proposta, data: string) {
  const { salarioAtual, salarioProposto } = proposta
  if (!salarioAtual || salarioProposto === undefined) return []
  return (historicos as Linha[]).flatMap((linha) => {
    const { status = 'C', tipoSalario = 3, salario } = linha
    if (linha.data <= data || status !== 'C' || tipoSalario !== 3 || salario === undefined) return []
    linha.salario = partMoney(salario, salarioProposto, salarioAtual)
    return [{ linha, antes: salario }]
  })
}
