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
    // spec 1 §7.4: checked when the counted values change; the error applies only where the company enforces the limit
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
      // rows of a list carry no nested lists
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

/** Whether a save needs more room in the position's limit: more open vacancies (also by reopening), or another band or area. */
const pedeMais = (record: SolicitacaoPessoal, before?: SolicitacaoPessoal): boolean =>
  vagasDe(record) > (before ? vagasDe(before) : 0) ||
  (vagasDe(record) > 0 &&
    (record.faixaSalarial?.id !== before?.faixaSalarial?.id ||
      record.areaOrganizacional.id !== before?.areaOrganizacional.id))

/** Open vacancies of a request; 0 once it is closed, cancelled or refused. */
const vagasDe = ({ status, encerrada, cancelada, quantidade, qtdVagasPreenchidas = 0 }: SolicitacaoPessoal): number =>
  encerrada || cancelada || status === 'R' ? 0 : Math.max(quantidade - qtdVagasPreenchidas, 0)
