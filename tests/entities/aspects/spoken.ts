import { expect } from 'vitest'
import type { Client, TestApp } from '#tests/helpers/app.ts'
import type { Case } from '../case.ts'
import { test } from '../declare.ts'
import { managerOf } from '../manager.ts'
import { rowOnSide } from '../sides.ts'

/** A record that is spoken of. */
interface Named {
  entidade: string
  id: number
}

/** Something that speaks of records: how it is put there, and how a session asks for it. */
interface Speaker {
  name: string
  /** makes it speak of a record of company 1. @returns what to ask with */
  plant(app: TestApp, about: Named): Promise<number | string>
  /** what a session is answered */
  ask(client: Client, planted: number | string, about: Named): Promise<string[]>
  /** what comes of it for who does not see the record */
  silent: string[]
}

const inserted = async (app: TestApp, text: string, values: unknown[]): Promise<number | string> => {
  const { rows } = await app.database.pool.query<{ id: number | string }>(`${text} returning id`, values)
  return rows[0]?.id ?? 0
}

/** Whether a list has it among its rows. */
const listed = async (client: Client, url: string, planted: number | string): Promise<string> => {
  const answer = await client.get(url)
  if (answer.statusCode !== 200) return 'não'
  return (answer.json() as { id: number | string }[]).some(({ id }) => String(id) === String(planted)) ? 'sim' : 'não'
}
const code = async (answer: Promise<{ statusCode: number }>): Promise<string> => String((await answer).statusCode)

/** Everything a session can read that names records by register and id; `tests/server/platform/crud/named-records.test.ts` finds the tables. */
export const speakers: Speaker[] = [
  {
    name: 'email_saida',
    plant: (app, { entidade, id }) =>
      inserted(
        app,
        `insert into email_saida (empresa_id, para, assunto, texto, html, sobre, situacao)
         values (1, 'fulana@exemplo.com.br', 'Assunto sigiloso', 'Texto', 'Texto', $1, 'RETIDO')`,
        [JSON.stringify([{ entidade, id }])],
      ),
    async ask(client, planted) {
      const url = '/api/utilitario/caixa-saida'
      return [
        await listed(client, `${url}?q=sigiloso&size=100`, planted),
        await code(client.get(`${url}/${planted}`)),
        await code(client.post(`${url}/${planted}/reenvia`, {})),
      ]
    },
    silent: ['não', '404', '404'],
  },
  {
    name: 'auditoria',
    plant: (app, { entidade, id }) =>
      inserted(
        app,
        `insert into auditoria (empresa_id, usuario_id, usuario_nome, entidade, registro_id, operacao)
         values (1, 1, 'Administrador', $1, $2, 'alteracao')`,
        [entidade, id],
      ),
    async ask(client, planted, { entidade, id }) {
      const url = '/api/utilitario/log'
      return [
        await listed(client, `${url}?entidade=${entidade}&registroId=${id}`, planted),
        await code(client.get(`${url}/${planted}`)),
      ]
    },
    silent: ['não', '404'],
  },
  {
    name: 'webhook_entrega',
    plant: (app, { entidade, id }) =>
      inserted(
        app,
        `insert into webhook_entrega (empresa_id, webhook_id, entidade, registro_id, evento, autor, situacao)
         select 1, min(id), $1, $2, 'alterado', '{}', 'FALHOU' from webhook where empresa_id = 1`,
        [entidade, id],
      ),
    async ask(client, planted) {
      const list = await client.get('/api/utilitario/webhooks?sort=id,asc')
      if (list.statusCode !== 200) return ['não', '404']
      const [webhook] = list.json() as { id: number }[]
      const url = `/api/utilitario/webhooks/${webhook?.id}/entregas`
      return [
        await listed(client, `${url}?size=100`, planted),
        await code(client.post(`${url}/${planted}/reenvia`, {})),
      ]
    },
    silent: ['não', '404'],
  },
  {
    name: 'aviso_envio',
    plant: (app, { entidade, id }) =>
      inserted(
        app,
        `insert into aviso_envio (empresa_id, aviso_id, entidade, registro_id, ocasiao, canal, destino, resumo)
         select 1, min(id), $1, $2, gen_random_uuid()::text, 'MENSAGEM', 'usuario:1', true from aviso_automatico where empresa_id = 1`,
        [entidade, id],
      ),
    async ask(client, planted) {
      const list = await client.get('/api/utilitario/avisos-automaticos?sort=id,asc')
      if (list.statusCode !== 200) return ['não']
      const [aviso] = list.json() as { id: number }[]
      return [await listed(client, `/api/utilitario/avisos-automaticos/${aviso?.id}/envios?size=100`, planted)]
    },
    silent: ['não'],
  },
  {
    name: 'documento_emitido',
    plant: (app, { entidade, id }) =>
      inserted(
        app,
        `insert into documento_emitido (empresa_id, modelo, versao_modelo, entidade, registro_id, titulo, emitido_por_id, emitido_em, arquivo)
         values (1, 'Modelo', 1, $1, $2, 'Documento sigiloso', 1, now(), gen_random_uuid())`,
        [entidade, id],
      ),
    async ask(client, planted, { entidade, id }) {
      const url = '/api/documentos'
      return [
        await listed(client, `${url}?entidade=${entidade}&id=${id}`, planted),
        await code(client.delete(`${url}/${planted}`)),
      ]
    },
    silent: ['não', '404'],
  },
  {
    name: 'tarefa',
    plant: (app, { entidade }) =>
      inserted(
        app,
        `insert into tarefa (empresa_id, usuario_id, tipo, titulo, estado, entrada)
         values (1, 1, 'exportacao', 'Exportação', 'concluida', $1)`,
        [JSON.stringify({ entidade, consulta: {} })],
      ),
    ask: async (client, planted) => [
      await code(client.get(`/api/tarefas/${planted}`)),
      await code(client.delete(`/api/tarefas/${planted}`)),
    ],
    silent: ['404', '404'],
  },
]

/** What speaks of a record is seen by who sees the record, and by nobody else. */
export function spoken(one: Case): void {
  const { entity, subject, createFull } = one
  const { read } = entity.authority
  if (!read.startsWith('ROLE_')) return

  test('what speaks of a record is for who sees the record', async () => {
    const { app, admin } = subject()
    const about = { entidade: entity.path, id: (await createFull()).id }
    await answers(app, await app.clientWithout(read), about, false)
    await answers(app, admin, about, true)
  })

  if (!entity.rows) return
  test('what speaks of a record of another area is not for who sees his areas only', async () => {
    const { app, admin } = subject()
    const manager = await managerOf(app, admin)
    const id = await rowOnSide(one, manager, false)
    if (id !== undefined) await answers(app, manager, { entidade: entity.path, id }, false)
    expect(id).toBeDefined()
  })
}

async function answers(app: TestApp, client: Client, about: Named, isSeen: boolean): Promise<void> {
  for (const { name, plant, ask, silent } of speakers) {
    const said = await ask(client, await plant(app, about), about)
    // who has no right to the screen itself is refused there
    const refused = said.every((each, i) => each === silent[i] || (each === '403' && silent[i] === '404'))
    expect([name, isSeen ? !said.some((each, i) => each === silent[i]) : refused, said]).toEqual([name, true, said])
  }
}
