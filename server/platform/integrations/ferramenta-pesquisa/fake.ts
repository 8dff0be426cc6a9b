import { type Answer, startFakeService } from '#server/platform/outbound/fake-service.ts'
import type { QuestionarioEnviado } from './client.ts'

/** Answers per page. */
const PAGE = 2

/** Local fake of the tool: one id per version sent, serves the answers a test puts into `respostas`; answers `answer` instead where it is set. */
export async function startFakeFerramenta() {
  const questionarios = new Map<string, QuestionarioEnviado>()
  const respostas: { id: string; respostas: unknown }[] = []
  const said: { answer?: Answer } = {}
  const service = await startFakeService<{ empresa: string; questionario: QuestionarioEnviado }>(
    ({ body, method, path = '' }) => {
      if (said.answer) return said.answer
      if (method === 'POST') {
        const id = `q-${body.questionario.codigo}-${body.questionario.versao}`
        questionarios.set(id, body.questionario)
        return { status: 201, body: { id } }
      }
      if (!path.includes('/respostas')) return { status: 200 }
      const from = Number(new URL(path, 'http://fake').searchParams.get('pagina') ?? 0)
      const next = from + PAGE
      return {
        status: 200,
        body: {
          respostas: respostas.slice(from, next),
          ...(next < respostas.length && { proxima: String(next) }),
        },
      }
    },
  )
  return { ...service, said, questionarios, respostas }
}
