import { type Answer, startFakeService } from '#server/platform/outbound/fake-service.ts'
import type { EduvemPerson } from './client.ts'

/** Local fake of the platform: gives each person a user, the same on repeated calls; answers `answer` instead where it is set. */
export async function startFakeEduvem() {
  const users = new Map<string, string>()
  const said: { answer?: Answer } = {}
  const service = await startFakeService<{ empresa: string; usuario: EduvemPerson }>(({ body, method }) => {
    if (said.answer) return said.answer
    if (method === 'GET') return { status: 200 }
    const key = `${body.empresa} ${body.usuario.codigo}`
    const id = users.get(key) ?? `u-${users.size + 1}`
    users.set(key, id)
    return { status: 201, body: { id } }
  })
  return { ...service, said, users }
}
