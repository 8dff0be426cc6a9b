import type { EntityHooks } from '#server/platform/crud/define.ts'
import { fieldError } from '#server/platform/errors/errors.ts'
import { ALVOS } from './alvos.ts'
import { idEm, type Proposta, recusaJaProposta } from './duplicidade.ts'
import { exigeCenario, exigeElaboracao, exigeSalario, ficaIgual } from './tabela.ts'
import { valoresDe } from './valores.ts'

interface DeValor extends Proposta {
  tabelaReajuste: { id: number }
  valorAtual?: number
  valorProposto?: number
  observacao?: string
}

/** Hooks of proposals for bands or indices, which hold the present amount on the plan's day. */
export function hooksDeValor(tipo: 'F' | 'I'): EntityHooks<DeValor> {
  const alvo = ALVOS[tipo]
  return {
    async validate(ctx, record, before) {
      if (before && ficaIgual(ctx, record, before)) return []
      exigeSalario(ctx)
      const tabela = await exigeElaboracao(ctx, record.tabelaReajuste.id, tipo, 'tabelaReajuste')
      if (before && before.tabelaReajuste.id !== tabela.id)
        await exigeElaboracao(ctx, before.tabelaReajuste.id, tipo, 'tabelaReajuste')
      await exigeCenario(ctx, tabela.id, record.cenario?.id)
      const id = idEm(record, alvo.field)
      const valor = (await valoresDe(ctx, tipo, [id], tabela.data)).get(id)
      if (valor === undefined)
        return [
          tipo === 'F'
            ? fieldError('faixaSalarial', 'A faixa salarial não tem valor na data do planejamento')
            : fieldError('indice', 'O índice não tem valor na data do planejamento'),
        ]
      record.valorAtual = valor
      // the definition checks only against the amount read before
      if ((record.valorProposto ?? 0) < valor && !record.observacao)
        return [fieldError('observacao', 'Observação é obrigatória')]
      await recusaJaProposta(ctx, alvo, record)
      return []
    },

    async beforeDelete(ctx, record) {
      await exigeElaboracao(ctx, record.tabelaReajuste.id, tipo, 'tabelaReajuste')
    },

    clone(_ctx, copy) {
      delete (copy as Record<string, unknown>)[alvo.field]
    },
  }
}
