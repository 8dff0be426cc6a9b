import type { JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { forEntity, inTransaction } from '#server/platform/crud/context.ts'
import { type Ctx, defineRoutes } from '#server/platform/crud/define.ts'
import { readRecord, readStored } from '#server/platform/crud/read/read.ts'
import { idParam, objectBody } from '#server/platform/crud/request/request.ts'
import { insertBody, updateInside } from '#server/platform/crud/write/operations.ts'
import { exameDe } from './queries.ts'

const url = '//captacao/candidatos/{id}/exames-palografico'
const text = (title: string, maxLength: number): JsonSchema => ({
  anyOf: [{ type: 'string', maxLength }, { type: 'null' }],
  title,
})

/** The palographic exam below its candidate's address — spec 1 §3.6, §7.3 */
export default defineRoutes('captacao/exame-palografico', (route) => {
  route.get(url, { summary: 'Exame palográfico do candidato' }, async (ctx, request) => exame(ctx, idParam(request)))
  route.patch(
    url,
    {
      summary: 'Grava o exame palográfico do candidato',
      authority: 'ROLE_MOV_EXAME_PALOGRAFICO_ALTERAR',
      body: {
        type: 'object',
        properties: {
          examePalografico: text('Exame Palográfico', 100_000),
          resultadoExamePalografico: text('Resultado do Exame Palográfico', 10_000),
          ocrTexto: text('Texto Lido do Exame', 100_000),
        },
      },
    },
    async (ctx, request, reply) => {
      await inTransaction(ctx, (tx) => grava(tx, idParam(request), objectBody(request)))
      return reply.code(204).send()
    },
  )
})

/** A candidate without an exam gets an empty one. */
async function exame(ctx: Ctx, candidatoId: number): Promise<RecordData> {
  const candidato = await readStored(forEntity(ctx, 'captacao/candidato'), candidatoId)
  const id = await exameDe(ctx, candidatoId)
  if (id !== undefined) {
    const { candidato: _, ...record } = await readRecord(ctx, id)
    return { ...record, nome: candidato.nome }
  }
  const { nome, pessoal, ocrTexto: textoCurriculo } = candidato
  return { nome, cpf: (pessoal as RecordData | undefined)?.cpf, textoCurriculo }
}

/** Stores the exam; the text of the CV is changed at the candidate only. */
async function grava(tx: Ctx, candidatoId: number, campos: RecordData): Promise<void> {
  await readStored(forEntity(tx, 'captacao/candidato'), candidatoId, { lock: true })
  const id = await exameDe(tx, candidatoId)
  const { versao: _, ...body } = campos
  if (id === undefined) await insertBody(tx, { ...body, candidato: { id: candidatoId } })
  else {
    const { versao } = await readStored(tx, id, { lock: true })
    await updateInside(tx, id, body, { partial: true, version: versao })
  }
}
