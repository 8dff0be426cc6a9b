import type { Coletivo } from '#schemas/runtime/answers/positions/salary-plan.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import {
  ALVOS,
  acheTabela,
  exigeCenario,
  exigeDoTalento,
  exigeElaboracao,
  exigeSalario,
  idEm,
  idsDasPropostas,
  type Tabela,
} from '#server/domain/cargo-salario/tabela-reajuste-colaborador/queries.ts'
import { forEntity, inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { findManyStored, type StoredRecord } from '#server/platform/crud/read/read.ts'
import { type ManyChange, type ManyRefused, storeMany } from '#server/platform/crud/write/many.ts'
import { type Alcancado, faixasAlcancadas, indicesAlcancados, talentosAlcancados } from './alcance.ts'
import { reajusta } from './calculo.ts'
import type { Pedido } from './pedido.ts'
import { atualDe, mantida, type SituacaoNoDia } from './situacao.ts'

interface Proposto {
  id: number
  nome: string
  /** proposed values, which overwrite those of an existing proposal */
  campos: RecordData
}

/** Collects the proposals of an adjustment, and the number of skipped records by reason. */
class Propostos {
  readonly lista: Proposto[] = []
  private readonly deixados = new Map<string, number>()

  deixa(motivo: string): void {
    this.deixados.set(motivo, (this.deixados.get(motivo) ?? 0) + 1)
  }

  get ignorados(): Coletivo['ignorados'] {
    return [...this.deixados].map(([motivo, quantidade]) => ({ motivo, quantidade }))
  }
}

/**
 * Proposes new amounts for all talents, bands or indices in some areas and establishments. Existing proposals of the
 * plan are overwritten: an adjustment starts from the amount on the plan's day, never from a proposal — spec 2 §5, §7
 * POST /aplicar-dissidio
 */
export function aplicaDissidio(ctx: Ctx, pedido: Pedido): Promise<Coletivo> {
  exigeSalario(ctx)
  return inTransaction(ctx, async (tx) => {
    const { tipoReajuste } = await acheTabela(tx, pedido.tabela)
    const tabela = await exigeElaboracao(tx, pedido.tabela, tipoReajuste, 'tabela')
    exigeDoTalento(tabela, undefined, 'tabela')
    await exigeCenario(tx, tabela.id, pedido.cenario)
    const propostos = await propoe(tx, tabela, pedido)
    return { ...(await grava(tx, tabela, pedido, propostos.lista)), ignorados: propostos.ignorados }
  })
}

async function propoe(tx: Ctx, { tipoReajuste, data }: Tabela, pedido: Pedido): Promise<Propostos> {
  const found = new Propostos()
  const regra = { ...pedido, dataBase: pedido.proporcional ? (pedido.dataBase ?? data) : undefined }
  if (tipoReajuste === 'C')
    for (const talento of await talentosAlcancados(tx, pedido, data)) doTalento(found, talento, pedido.base, regra)
  else {
    const alcancados =
      tipoReajuste === 'F'
        ? await faixasAlcancadas(tx, pedido, data)
        : await indicesAlcancados(tx, pedido, pedido.indices ?? [], data)
    for (const alcancado of alcancados) deValor(found, alcancado, regra)
  }
  return found
}

const ACOMPANHA = {
  1: 'Recebem por cargo: o salário acompanha a faixa',
  2: 'Recebem por índice: o salário acompanha o índice',
  3: 'Recebem por valor',
} as const

function doTalento(found: Propostos, talento: SituacaoNoDia, base: number, regra: Parameters<typeof reajusta>[0]) {
  if (talento.estabelecimento_id === null) return found.deixa('Sem estabelecimento')
  if (talento.tipo !== base) return found.deixa(ACOMPANHA[talento.tipo])
  if (talento.salario === null) return found.deixa('Sem salário na data do planejamento')
  const atual = atualDe(talento)
  const salarioProposto = reajusta(regra, talento.salario, talento.data_admissao)
  found.lista.push({
    id: Number(talento.id),
    nome: talento.nome,
    campos: {
      ...mantida(atual),
      ...atual,
      tipoSalarioProposto: 3,
      salarioProposto,
      indiceProposto: undefined,
      quantidadeIndiceProposto: undefined,
    },
  })
}

function deValor(found: Propostos, { id, nome, valor, tipo }: Alcancado, regra: Parameters<typeof reajusta>[0]) {
  if (tipo === 2) return found.deixa('Pagas por um índice: sobem com ele')
  if (valor === null) return found.deixa('Sem valor na data do planejamento')
  found.lista.push({ id: Number(id), nome, campos: { valorAtual: valor, valorProposto: reajusta(regra, valor) } })
}

/** Most refusals listed by name. */
const NOMEADAS = 100

async function grava(
  tx: Ctx,
  tabela: Tabela,
  { cenario, observacao }: Pedido,
  propostos: Proposto[],
): Promise<Omit<Coletivo, 'ignorados'>> {
  const alvo = ALVOS[tabela.tipoReajuste]
  const own = forEntity(tx, alvo.propostas)
  const ja = await propostasPorAlvo(own, tabela, alvo.field, cenario)
  const base = {
    [alvo.plan.field]: { id: tabela.id },
    ...(cenario === undefined ? {} : { cenario: { id: cenario } }),
  }
  const changes = propostos.map(({ id, campos }): ManyChange => {
    const before = ja.get(id)
    const dito = observacao === undefined ? {} : { observacao }
    return { record: { ...base, ...before, [alvo.field]: { id }, ...campos, ...dito }, before }
  })
  const novas = changes.filter(({ before }) => before === undefined)
  const velhas = changes.filter(({ before }) => before !== undefined)
  const refused = [...(await storeMany(own, novas, 'criacao')), ...(await storeMany(own, velhas, 'alteracao'))]
  const recusadas = new Set(refused.map(({ record }) => record))
  const left = (list: ManyChange[]) => list.filter(({ record }) => !recusadas.has(record)).length
  const nomes = new Map(propostos.map(({ id, nome }) => [id, nome]))
  return {
    criados: left(novas),
    alterados: left(velhas),
    recusados: refused.slice(0, NOMEADAS).map((one) => recusa(one, alvo.field, nomes)),
  }
}

async function propostasPorAlvo(own: Ctx, tabela: Tabela, field: string, cenario?: number) {
  const found = new Map<number, StoredRecord>()
  for (const record of await findManyStored(own, await idsDasPropostas(own, tabela, cenario)))
    found.set(idEm(record, field), record)
  return found
}

function recusa({ record, errors }: ManyRefused, field: string, nomes: Map<number, string>) {
  const id = idEm(record, field)
  return { id, nome: nomes.get(id) ?? '', motivo: errors.map(({ message }) => message).join('. ') }
}
