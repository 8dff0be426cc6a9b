import type { ReajusteColaborador } from '#schemas/generated/types/cargo-salario/reajuste-colaborador.ts'
import type { Talento } from '#schemas/generated/types/gestao-talentos/talento.ts'
import type { Movimentado } from '#schemas/runtime/answers/positions/salary-plan.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import type { Action, RecordData } from '#schemas/runtime/model.ts'
import {
  atualDe,
  SEM_SITUACAO,
  type SituacaoNoDia,
  situacoesNoDia,
} from '#server/domain/cargo-salario/reajuste-colaborador/queries.ts'
import { recusaNomeacoes } from '#server/domain/gestao-talentos/talento/queries.ts'
import { modeloAtivo } from '#server/domain/utilitario/modelo-documento/queries.ts'
import { VER_SALARIO } from '#server/platform/access/authorities.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import { dropUndefined } from '#server/platform/base/present.ts'
import { runStep } from '#server/platform/crud/actions/act.ts'
import { forEntity, inTransaction, onBehalf } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readStored, type StoredRecord } from '#server/platform/crud/read/read.ts'
import { changesOf, stepOf } from '#server/platform/crud/workflow/step.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { checkVersion, insertBody } from '#server/platform/crud/write/operations.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { ALVOS } from '../alvos.ts'
import { aplicaTalentos } from '../aplicacao/talentos.ts'
import { acheTabela, recusaProprio, type Tabela } from '../tabela.ts'
import { concluiMovimentacao, REGISTROS } from './conclusao.ts'
import { lePedido, NOMES, type Pedido } from './pedido.ts'

const TALENTO = ALVOS.C.registro.path

/**
 * Promotes or transfers one talent: creates a plan with one proposal and applies it at once, so that it can be
 * cancelled and gives back pay like any plan. Where the company requires approval it is sent for approval instead —
 * spec 2 §3 Realignment, §4
 */
export function movimentaTalento(ctx: Ctx, id: number, body: unknown): Promise<Movimentado> {
  const pedido = lePedido(body)
  exigeDireitos(ctx)
  return inTransaction(ctx, async (tx) => {
    const talento = await achaTalento(tx, id, pedido.versao)
    await confere(tx, talento, pedido)
    const tabela = await criaPlano(tx, talento, pedido)
    const tarefaId = exigeAprovacao(tx) ? await envia(tx, tabela) : await aplica(tx, tabela)
    const { nome, situacao } = await acheTabela(tx, tabela.id)
    return { tabela: { id: tabela.id, nome, situacao }, ...(tarefaId === undefined ? {} : { tarefaId }) }
  })
}

const exigeAprovacao = ({ context }: Ctx): boolean => context.empresa.aprovarReajuste === true

/** The route requires the authority to propose; without approval the one to apply is required, too. */
function exigeDireitos(ctx: Ctx): void {
  const { read } = forEntity(ctx, TALENTO).entity.authority
  if (!hasAuthority(ctx.session, read)) fail('NAO_AUTORIZADO')
  if (!exigeAprovacao(ctx) && !hasAuthority(ctx.session, 'ROLE_APLICA_REAJUSTE')) fail('NAO_AUTORIZADO')
}

type Movido = StoredRecord & Talento

async function achaTalento(tx: Ctx, id: number, versao: number | undefined): Promise<Movido> {
  const own = forEntity(tx, TALENTO)
  const talento = await readStored<Movido>(own, id, { lock: true })
  await checkVersion(own, talento, versao)
  await recusaProprio(tx, talento)
  return talento
}

/** Checks before anything is written: day, areas, new manager, document. */
async function confere(tx: Ctx, talento: Movido, { plano, proposta }: Pedido): Promise<void> {
  const { data, modeloDocumento } = plano
  const situacao = (await situacoesNoDia(tx, [talento.id], data)).get(talento.id)
  if (!situacao) return invalid([fieldError(undefined, SEM_SITUACAO)])
  if (situacao.data_admissao > data)
    invalid([fieldError('data', `O talento ainda não tinha sido admitido em ${displayDay(data)}`)])
  if (!situacao.trabalha) invalid([fieldError('data', `O talento já está desligado em ${displayDay(data)}`)])
  if (talento.historicos?.some((linha) => linha.data === data))
    invalid([fieldError('data', `Já há um lançamento em ${displayDay(data)} no histórico`)])
  confereAreas(tx, situacao, proposta)
  const { superiorProposto: superior } = proposta
  const errors = superior ? await recusaNomeacoes(tx, { id: talento.id, superior }, { id: talento.id }) : []
  if (errors.length > 0) invalid(errors.map((error) => ({ ...error, field: 'superiorProposto' })))
  confereSegredo(tx, situacao, proposta)
  if (modeloDocumento) await confereModelo(tx, modeloDocumento.id)
}

/** Limits restricted managers to transfers between areas they see. */
function confereAreas({ session }: Ctx, { area_id }: SituacaoNoDia, proposta: Pedido['proposta']): void {
  if (!session.restricted) return
  const vistas = new Set(session.areas)
  if (!vistas.has(Number(area_id)))
    invalid([fieldError('data', 'Nesta data o talento está numa área que você não vê.')])
  const para = proposta.areaOrganizacionalProposto?.id
  if (para !== undefined && !vistas.has(para))
    invalid([fieldError('areaOrganizacionalProposto', 'Você só move talentos dentro das áreas que vê.')])
}

/** Requires a reason for every other band from sessions that may not see amounts: requiring it only for a lower one would reveal the amount. */
function confereSegredo(ctx: Ctx, { faixa_id }: SituacaoNoDia, proposta: Pedido['proposta']): void {
  const faixa = (proposta.faixaSalarialProposto as { id?: number } | undefined)?.id ?? Number(faixa_id)
  if (!conheceSalarios(ctx) && faixa !== Number(faixa_id) && !proposta.observacao)
    invalid([fieldError('observacao', 'Observação é obrigatória')])
}

async function confereModelo(ctx: Ctx, id: number): Promise<void> {
  const { entidade } = await modeloAtivo(ctx, id, 'modeloDocumento')
  const registro = REGISTROS.find((path) => path === entidade)
  if (!registro || !hasAuthority(ctx.session, forEntity(ctx, registro).entity.authority.read))
    invalid([fieldError('modeloDocumento', 'Escolha um documento sobre o talento ou sobre o realinhamento dele.')])
}

const conheceSalarios = ({ session }: Ctx): boolean => hasAuthority(session, VER_SALARIO)

async function criaPlano(tx: Ctx, talento: Movido, { plano, proposta, motivo }: Pedido): Promise<Tabela> {
  const { data, corrigePosteriores = false, ...aviso } = plano
  const cabecalho = { nome: `${NOMES[motivo]} de ${talento.nome}`, data, tipoReajuste: 'C' }
  const id = await insertBody(tx, cabecalho, {
    ...dropUndefined(aviso),
    talento: { id: talento.id },
    // raising later amounts requires the authority to see them
    corrigePosteriores: corrigePosteriores && conheceSalarios(tx),
  })
  const body = { ...proposta, tabelaReajusteColaborador: { id }, colaborador: { id: talento.id } }
  await insertBody(onBehalf(tx, ALVOS.C.propostas), body, await salarioMantido(tx, talento.id, data))
  return acheTabela(tx, id)
}

/** Keeps the present salary for sessions that may not see it. */
async function salarioMantido(tx: Ctx, talento: number, dia: string): Promise<RecordData> {
  if (conheceSalarios(tx)) return {}
  const situacao = (await situacoesNoDia(tx, [talento], dia)).get(talento)
  const atual: Partial<ReajusteColaborador> = situacao ? atualDe(situacao) : {}
  if (atual.salarioAtual === undefined)
    invalid([
      fieldError(undefined, 'Falta o salário do talento: quem pode ver salários tem de fazer esta movimentação.'),
    ])
  return {
    tipoSalarioProposto: atual.tipoSalarioAtual,
    indiceProposto: atual.indiceAtual,
    quantidadeIndiceProposto: atual.quantidadeIndiceAtual,
    salarioProposto: atual.salarioAtual,
  }
}

/** Applies the plan like the action 'aplica', but without requiring the authority on salaries: they stay unchanged. */
async function aplica(tx: Ctx, tabela: Tabela): Promise<string | undefined> {
  const { corrigePosteriores } = tabela
  await aplicaTalentos(tx, tabela)
  const action = acao(tx, 'aplica')
  const { workflow, step } = stepOf(tx.entity, action) ?? fail('ACAO_DESCONHECIDA')
  const stored = await readStored(tx, tabela.id, { lock: true })
  const feito = changesOf(tx, { workflow, step, asked: action.fields }, stored, { corrigePosteriores })
  await changeStored(tx, stored, feito, action.name)
  return concluiMovimentacao(tx, tabela)
}

async function envia(tx: Ctx, { id }: Tabela): Promise<undefined> {
  await runStep(tx, acao(tx, 'envia'), await readStored(tx, id, { lock: true }))
}

const acao = ({ entity }: Ctx, nome: 'aplica' | 'envia'): Action =>
  entity.actions.find(({ name }) => name === nome) ?? fail('ACAO_DESCONHECIDA')
