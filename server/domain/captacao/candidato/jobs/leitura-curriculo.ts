import { fail } from '#server/platform/errors/errors.ts'
import { defineJob } from '#server/platform/queue/define.ts'
import { mayRead } from '#server/platform/uploads/access.ts'
import { lerCurriculo } from './lido.ts'

/** Reads the text of a CV (PDF, Word or picture) and the data found in it with certainty — spec 1 §2.4, §7.3. Stores nothing; the form does. */
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
    return { resultado: await lerCurriculo({ bytes, tipo: file.tipo }, progress) }
  },
})
