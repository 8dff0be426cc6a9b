import type { JsonValue } from '#schemas/runtime/model.ts'
import { propostaDe } from '#server/domain/captacao/candidato/queries.ts'
import { type ErrorCode, fail } from '#server/errors.ts'
import { mayRead } from '#server/files/access.ts'
import type { Unreadable } from '#server/ocr/document.ts'
import { readDocument, UnreadableDocument } from '#server/ocr/read.ts'
import { defineJob } from './define.ts'

const refusals: Record<Unreadable, ErrorCode> = {
  ilegivel: 'CURRICULO_ILEGIVEL',
  invalido: 'CURRICULO_INVALIDO',
  protegido: 'CURRICULO_PROTEGIDO',
  demorado: 'CURRICULO_DEMORADO',
}

/** Reads the text of a CV (PDF or picture) and what it surely says of its owner — spec 1 §2.4, §7.3. Stores nothing of it: the form does. */
export default defineJob<{ arquivoId: string }>({
  name: 'leitura-curriculo',
  title: 'Leitura de currículo',
  timeoutMinutes: 10,
  personal: true,
  repeatable: true,
  async run({ prumo, input, session, progress }) {
    const file = (await prumo.files.find(input.arquivoId)) ?? fail('NAO_ENCONTRADO')
    if (!(await mayRead(prumo, await session(), file))) fail('NAO_ENCONTRADO')
    const bytes = (await prumo.files.bytes(file)) ?? fail('NAO_ENCONTRADO')
    try {
      // hundredths of a page, because progress is whole numbers
      const documento = await readDocument(
        { bytes, tipo: file.tipo },
        { progress: (done, total) => progress(done * 100, total * 100) },
      )
      return { resultado: { ...documento, proposta: propostaDe(documento.texto) } as unknown as JsonValue }
    } catch (error) {
      return error instanceof UnreadableDocument ? fail(refusals[error.reason]) : Promise.reject(error)
    }
  },
})
