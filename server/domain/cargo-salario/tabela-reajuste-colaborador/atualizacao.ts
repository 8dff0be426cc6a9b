import type { ReajusteColaborador } from '#schemas/generated/types/cargo-salario/reajuste-colaborador.ts'
import { partMoney } from '#schemas/runtime/domain/money.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { salarioEm } from '#server/domain/cargo-salario/faixa-salarial/queries.ts'
import { ATUAIS, atualDe, mudou, situacoesNoDia } from '#server/domain/cargo-salario/reajuste-colaborador/queries.ts'
import { forEntity, inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { findManyStored, type Stored } from '#server/platform/crud/read/read.ts'
import { type ManyChange, storeMany } from '#server/platform/crud/write/many.ts'
import { invalid } from '#server/platform/errors/errors.ts'
import { ALVOS } from './alvos.ts'
import { idEm } from './duplicidade.ts'
import { idsDasPropostas } from './propostas.ts'
import { acheTabela, exigeElaboracao, exigeSalario, type Tabela } from './tabela.ts'
import { valoresDe } from './valores.ts'

/**
 * Compares the proposals of a plan with the present situation on its day: amounts keep their percentage over the new
 * one, unchanged places follow.
 * @returns number of outdated proposals
 */
export function atualizaPropostas(ctx: Ctx, id: number, cenario: number | undefined): Promise<{ atualizadas: number }> {
  exigeSalario(ctx)
  return inTransaction(ctx, async (tx) => {
    const { tipoReajuste } = await acheTabela(tx, id)
    const tabela = await exigeElaboracao(tx, id, tipoReajuste, ALVOS[tipoReajuste].plan.field)
    const own = forEntity(tx, ALVOS[tipoReajuste].propostas)
    const ids = await idsDasPropostas(tx, tabela, cenario)
    const changes =
      tipoReajuste === 'C'
        ? await dosTalentos(own, tabela, await findManyStored(own, ids, { lock: true }))
        : await dosValores(own, tabela, tipoReajuste, await findManyStored(own, ids, { lock: true }))
    const [refused] = await storeMany(own, changes, 'alteracao')
    if (refused) invalid(refused.errors)
    return { atualizadas: changes.length }
  })
}

async function dosTalentos(
  own: Ctx,
  { data }: Tabela,
  propostas: Stored<RecordData & ReajusteColaborador>[],
): Promise<ManyChange[]> {
  const ids = propostas.map(({ colaborador }) => colaborador.id)
  const situacoes = await situacoesNoDia(own, ids, data)
  const changes: ManyChange[] = []
  for (const proposta of propostas) {
    const situacao = situacoes.get(proposta.colaborador.id)
    const atual = situacao && atualDe(situacao)
    const proposto = await propostoHoje(own, proposta, atual?.salarioAtual, data)
    if (!atual || (!mudou(proposta, atual) && proposto === proposta.salarioProposto)) continue
    const limpa = Object.fromEntries(ATUAIS.map((field) => [field, undefined]))
    changes.push({
      before: proposta,
      record: { ...proposta, ...limpa, ...atual, ...acompanha(proposta, atual), salarioProposto: proposto },
    })
  }
  return changes
}

const LUGARES = [
  ['estabelecimentoAtual', 'estabelecimentoProposto'],
  ['areaOrganizacionalAtual', 'areaOrganizacionalProposto'],
  ['ambienteAtual', 'ambienteProposto'],
  ['faixaSalarialAtual', 'faixaSalarialProposto'],
  ['funcaoAtual', 'funcaoProposto'],
] as const

/** Places proposed unchanged follow the talent's present place. */
function acompanha(proposta: ReajusteColaborador, atual: Partial<ReajusteColaborador>) {
  const moved = LUGARES.filter(([de, para]) => proposta[de]?.id === proposta[para]?.id)
  return Object.fromEntries(moved.map(([de, para]) => [para, atual[de]]))
}

async function propostoHoje(own: Ctx, proposta: ReajusteColaborador, atual: number | undefined, dia: string) {
  const { tipoSalarioProposto: tipo = 3, salarioAtual, salarioProposto } = proposta
  if (tipo !== 3)
    return salarioEm(
      own,
      {
        tipo,
        faixa: (proposta.faixaSalarialProposto ?? proposta.faixaSalarialAtual)?.id,
        indice: proposta.indiceProposto?.id,
        quantidade: proposta.quantidadeIndiceProposto,
      },
      dia,
    )
  if (atual === undefined || !salarioAtual || salarioProposto === undefined || atual === salarioAtual)
    return salarioProposto
  return partMoney(atual, salarioProposto, salarioAtual)
}

async function dosValores(
  own: Ctx,
  { data }: Tabela,
  tipo: 'F' | 'I',
  propostas: Stored<RecordData & { valorAtual: number; valorProposto: number }>[],
): Promise<ManyChange[]> {
  const { field } = ALVOS[tipo]
  const valores = await valoresDe(
    own,
    tipo,
    propostas.map((proposta) => idEm(proposta, field)),
    data,
  )
  return propostas.flatMap((before) => {
    const { valorAtual, valorProposto } = before
    const hoje = valores.get(idEm(before, field))
    if (hoje === undefined || hoje === valorAtual) return []
    return [
      { before, record: { ...before, valorAtual: hoje, valorProposto: partMoney(hoje, valorProposto, valorAtual) } },
    ]
  })
}
