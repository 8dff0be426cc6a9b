import type { Talento } from '#schemas/generated/types/gestao-talentos/talento.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import {
  acompanhaFolha,
  aguardaFolha,
  encerra,
  integrada,
  type Lancamento,
  type Lancamentos,
} from '#server/domain/utilitario/pendencia-ac/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'

type Historico = NonNullable<Talento['historicos']>[number]
type Linha = Partial<Historico>

const ROLE = 'ROLE_CAD_TALENTO'

const lugar = ({ estabelecimento, areaOrganizacional, faixaSalarial, funcao, ambiente }: Linha) =>
  [estabelecimento, areaOrganizacional, faixaSalarial, funcao, ambiente].map((one) => one?.id)

/** The fields of a row that the payroll system confirms: day, place and pay. */
const conteudo = (row: Linha): string =>
  JSON.stringify([row.data, row.tipoSalario ?? 3, row.indice?.id, row.quantidade, row.salario, ...lugar(row)])

/** Rows of histories that go to the payroll system of an integrated company. The talent's name is added where they are read. */
export const lancamentosDeHistoricos: Lancamentos<Linha> = {
  origem: 'gestao-talentos/talento-historico',
  mesmo: (a, b) => conteudo(a) === conteudo(b),
  descreve: async (_ctx, { data }) => ({
    pendencia: 'Histórico de talento',
    detalhes: data === undefined ? 'Nova situação' : `Nova situação a partir de ${displayDay(data)}`,
    role: ROLE,
  }),
}

/** Admission and dismissal of a talent as items for the payroll system. */
interface Passagem extends Lancamento {
  desligamento: boolean
  dia?: string
}

const passagens: Lancamentos<Passagem> = {
  origem: 'gestao-talentos/talento',
  mesmo: (a, b) => a.desligamento === b.desligamento && a.dia === b.dia,
  descreve: async (_ctx, { desligamento, dia }) => ({
    pendencia: desligamento ? 'Desligamento de talento' : 'Admissão de talento',
    detalhes: `${desligamento ? 'Desligamento' : 'Admissão'}${dia === undefined ? '' : ` em ${displayDay(dia)}`}`,
    role: ROLE,
  }),
}

function passagemDe({ id, situacao, dataAdmissao, dataDesligamento }: Talento): Passagem {
  const desligamento = situacao === 'U' || situacao === 'D'
  const status = situacao === 'G' || situacao === 'U' ? 'A' : situacao === 'C' ? 'X' : 'C'
  return { id, status, desligamento, dia: desligamento ? dataDesligamento : dataAdmissao }
}

/**
 * In an integrated company admissions and dismissals wait for the payroll system's confirmation (G, U), changes of
 * them, too. Confirming the admission confirms its history row, cancelling cancels it — spec 2 §4
 */
export function aguardaSituacao(ctx: Ctx, record: Talento, before: Talento | undefined): void {
  if (!integrada(ctx) || ctx.restoring) return
  record.situacao = situacaoNaFolha(record, before)
  const answer = before?.situacao === 'G' ? RESPOSTAS[record.situacao] : undefined
  if (answer === undefined) return
  const [first] = (record.historicos ?? []).toSorted((a, b) => a.data.localeCompare(b.data))
  // rows not in the body are those of the stored record: copied, not mutated
  if (first?.status === 'A')
    record.historicos = record.historicos?.map((row) => (row === first ? { ...row, status: answer } : row))
}

const RESPOSTAS: Partial<Record<NonNullable<Talento['situacao']>, 'C' | 'X'>> = { A: 'C', C: 'X' }

function situacaoNaFolha(record: Talento, before: Talento | undefined): NonNullable<Talento['situacao']> {
  const { situacao = 'A', dataDesligamento } = record
  if (situacao === 'C') return before ? 'C' : 'G'
  const sai = situacao === 'D' || (dataDesligamento !== undefined && before?.dataDesligamento === undefined)
  if (!before) return sai ? 'U' : 'G'
  if (sai) return confirmado(record, before) ? 'D' : 'U'
  if (situacao === 'U') return 'U'
  const mudou = record.dataAdmissao !== before.dataAdmissao || before.situacao === 'C' || before.situacao === 'D'
  return mudou ? 'G' : situacao
}

/** Whether the waiting or confirmed dismissal is unchanged. */
const confirmado = (record: Talento, before: Talento): boolean =>
  (before.situacao === 'U' || before.situacao === 'D') &&
  record.dataDesligamento === before.dataDesligamento &&
  record.motivoDesligamento?.id === before.motivoDesligamento?.id

/** Sets new and changed history rows to waiting. */
export const aguardaHistoricos = (ctx: Ctx, record: Talento, before: Talento | undefined): void =>
  aguardaFolha(ctx, lancamentosDeHistoricos, record.historicos, before?.historicos)

/** Opens and closes the payroll items of a talent and of his rows, after the save. */
export async function acompanhaTalento(ctx: Ctx, record: Talento, before: Talento | undefined): Promise<void> {
  await acompanhaFolha(ctx, lancamentosDeHistoricos, record.historicos, before?.historicos)
  await acompanhaFolha(ctx, passagens, [passagemDe(record)], before && [passagemDe(before)])
}

/** Closes the payroll items of a deleted talent. */
export async function encerraTalento(ctx: Ctx, record: Talento): Promise<void> {
  await acompanhaFolha(ctx, lancamentosDeHistoricos, [], record.historicos)
  await encerra(ctx, passagens.origem, record.id)
}
