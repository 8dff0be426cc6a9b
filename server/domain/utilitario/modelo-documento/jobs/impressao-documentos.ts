import { modeloAtivo } from '#server/domain/utilitario/modelo-documento/emite.ts'
import { emiteEmLote } from '#server/domain/utilitario/modelo-documento/emite-em-lote.ts'
import { contextFor } from '#server/platform/crud/jobs/entity-job.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { defineJob } from '#server/platform/queue/define.ts'

type Input = { modeloId: number; registros: number[] }

/** Prints a document for many records. Idempotent per task: each is issued once. */
export default defineJob<Input>({
  name: 'impressao-documentos',
  title: 'Impressão de documentos',
  attempts: 2,
  timeoutMinutes: 60,
  personal: true,
  repeatable: true,
  async run({ prumo, input: { modeloId, registros }, session, tarefa, progress }) {
    const ctx = contextFor(prumo, await session(), 'utilitario/modelo-documento')
    const modelo = await modeloAtivo(ctx, modeloId)
    const tarefaId = tarefa?.id ?? fail('REQUISICAO_INVALIDA')
    const { nome, pdf, documentos, recusados } = await emiteEmLote(ctx, prumo, {
      modelo,
      ids: registros,
      tarefaId,
      progress,
    })
    const ausentes = recusados.length
    return {
      mensagem: `${said(documentos, 'documento impresso', 'documentos impressos')}.${
        ausentes > 0 ? ` ${said(ausentes, 'registro não foi encontrado', 'registros não foram encontrados')}.` : ''
      }`,
      arquivo: { nome: `${nome}.pdf`, tipo: 'application/pdf', bytes: pdf },
      resultado: { documentos, ausentes, ...(ausentes > 0 ? { recusados } : {}) },
    }
  },
})

const said = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`
