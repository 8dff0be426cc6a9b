import type { JsonValue, RecordData } from '#schemas/runtime/model.ts'
import { requireAuthority } from '#server/platform/access/session.ts'
import { importTable } from '#server/platform/crud/exchange/import.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { defineJob } from '#server/platform/queue/define.ts'
import { contextFor, whoReads } from './entity-job.ts'

type Input = {
  entidade: string
  arquivoId: string
  simular: boolean
  mapa: (string | null)[] | null
  valores: { [name: string]: JsonValue } | null
  altera: boolean
  waives?: boolean
}

/** Most refused rows that the report names; the error file has all of them. */
const named = 100

/** Imports a spreadsheet, or makes a dry run of it, in one transaction: a crash or cancellation rolls all of it back. */
export default defineJob<Input>({
  name: 'importacao',
  title: 'Importação',
  seenWith: whoReads,
  attempts: 2,
  repeatable: true,
  timeoutMinutes: 240,
  async run({ prumo, input, session, tarefa, progress }) {
    const ctx = contextFor(prumo, await session(), input.entidade)
    requireAuthority(ctx.session, ctx.entity.authority.create)
    if (input.altera) requireAuthority(ctx.session, ctx.entity.authority.update)
    const { empresaId, usuario } = ctx.session
    const { bytes } = (await prumo.files.content(empresaId, input.arquivoId)) ?? fail('NAO_ENCONTRADO')
    const { arquivoDeErros, ...report } = await importTable(ctx, bytes, {
      simulate: input.simular,
      mapa: input.mapa ?? undefined,
      valores: (input.valores ?? undefined) as RecordData | undefined,
      altera: input.altera,
      waives: input.waives,
      progress,
      most: named,
      ...(input.simular ? {} : { tarefaId: tarefa?.id }),
    })
    const owner = { empresaId, usuarioId: usuario.id }
    const file = { nome: 'linhas-recusadas.csv', tipo: 'text/csv' }
    const errors = arquivoDeErros && (await prumo.files.keep(owner, file, Buffer.from(arquivoDeErros)))
    return {
      resultado: JSON.parse(JSON.stringify(report)) as JsonValue,
      ...(errors ? { arquivoId: errors.id } : {}),
    }
  },
})
