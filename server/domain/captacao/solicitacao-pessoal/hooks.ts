import type { SolicitacaoPessoal } from '#schemas/generated/types/captacao/solicitacao-pessoal.ts'
import { aguardaLimites, limiteDoCargo } from '#server/domain/utilitario/configuracao-limite-colaborador/queries.ts'
import { defineHooks } from '#server/platform/crud/define.ts'
import { fieldError } from '#server/platform/errors/errors.ts'
import { novoEvento } from './evento.ts'
import { avisaInteressados } from './mensagens.ts'
import { enderecosIncoerentes } from './queries.ts'

export default defineHooks('captacao/solicitacao-pessoal', {
  async validate(ctx, record, before) {
    const errors = await enderecosIncoerentes(ctx, record, before)
    const { quantidade, faixaSalarial, areaOrganizacional } = record
    // spec 1 §7.4: the limit is looked at when what it counts changes; only a company that says so is stopped by it
    if (!faixaSalarial || !pedeMais(record, before)) return errors
    await aguardaLimites(ctx)
    const vagas = { quantidade, areaId: areaOrganizacional.id, solicitacaoId: before?.id }
    const limite = await limiteDoCargo(ctx, { faixaSalarialId: faixaSalarial.id, ...vagas })
    if (limite?.excedido && limite.bloqueia) errors.push(fieldError('quantidade', limite.mensagem))
    return errors
  },

  beforeSave(ctx, record, before) {
    if (!before && !record.eventos?.length) record.eventos = [novoEvento(ctx, 'CRIACAO')]
  },

  afterSave: (ctx, record, before) => avisaInteressados(ctx, record, before),

  compute(ctx, records) {
    const opcoes = ctx.entity.fields.find(({ name }) => name === 'escolaridade')?.options ?? []
    for (const record of records) {
      // rows of the list carry no lists, as elsewhere
      if (record.eventos)
        record.escolaridades = opcoes.map(({ title, value }) => ({ label: title, value: String(value) }))
    }
  },

  /** spec 1 §3.1: id, solicitante, liberador and status fall away with the read-only fields and get their defaults */
  clone(ctx, copy) {
    copy.data = ctx.context.hoje
    delete copy.dataPrevisaoEncerramento
  },
})

/** Whether the positions of the company fill up: more vacancies (also of a request that comes back), or others. */
const pedeMais = (record: SolicitacaoPessoal, before?: SolicitacaoPessoal): boolean =>
  vagasDe(record) > (before ? vagasDe(before) : 0) ||
  (vagasDe(record) > 0 &&
    (record.faixaSalarial?.id !== before?.faixaSalarial?.id ||
      record.areaOrganizacional.id !== before?.areaOrganizacional.id))

/** Vacancies that a request still has to fill: none once it is over. */
const vagasDe = ({ status, encerrada, cancelada, quantidade, qtdVagasPreenchidas = 0 }: SolicitacaoPessoal): number =>
  encerrada || cancelada || status === 'R' ? 0 : Math.max(quantidade - qtdVagasPreenchidas, 0)
