import { expect } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { peopleOf, type Talent, talents } from './people.ts'

export const url = '/api/utilitario/avisos-automaticos'
const DAY = 24 * 60 * 60 * 1000

export type Aviso = RecordData & { id: number; versao: number; personalizado?: boolean; ativo?: boolean }

/** '2026-12-31' as messages write it. */
export const br = (day: string): string => day.split('-').reverse().join('/')

const own: RecordData = {
  nome: 'Salário de talento',
  cadastro: 'gestao-talentos/talento',
  evento: 'ALTERADO',
  campos: ['observacao'],
  momento: 'NA_HORA',
  usuarios: [{ id: 2 }],
  porMensagem: true,
  texto: 'Mudou a observação de {{nome}}, da área {{areaOrganizacional}}.',
}

/** An application in which nothing runs out yet, and what tests do with the notices of company 1. */
export async function createNotices() {
  const app = await createTestApp()
  const { pool } = app.database
  await pool.query('update talento_certificado set validade = null')
  await pool.query('update talento set data_estabilidade = null')
  await pool.query('update solicitacao_pessoal set data_previsao_encerramento = null')
  await pool.query("update objetivo set situacao = 'C'")
  await pool.query("update pdi_item set situacao = 'C'")
  let admin = await login(app, 'admin')
  const people = peopleOf(app, () => admin)
  const [ana, bia] = await people.two()
  const leader = (await people.manager(ana.areaOrganizacional)).usuario
  return {
    app,
    people,
    ana,
    bia,
    /** the user who sees the area of the first talent */
    leader,
    admin: () => admin,
    ...jobsOf(app),
    ...sentIn(app),
    ...writing(app, () => admin, people),
    async nextDay(days = 1) {
      app.clock.advance(days * DAY)
      admin = await login(app, 'admin')
    },
  }
}

const jobsOf = ({ fastify }: TestApp) => ({
  morning: () => fastify.prumo.jobs.run('vencimentos', {}),
  minute: () => fastify.prumo.jobs.run('avisos-automaticos', {}),
})

const sentIn = ({ database: { pool } }: TestApp) => ({
  async messagesOf(usuario: number): Promise<string[]> {
    const text = `select m.texto from usuario_mensagem u join mensagem m on m.empresa_id = u.empresa_id and m.id = u.mensagem_id
      where u.usuario_id = $1 and m.remetente = 'Avisos automáticos' order by m.id`
    const { rows } = await pool.query<{ texto: string }>(text, [usuario])
    return rows.map(({ texto }) => texto)
  },
  async mails() {
    const text = "select para, assunto, texto, sobre from email_saida where evento = 'aviso-automatico' order by id"
    return (await pool.query<{ para: string; assunto: string; texto: string; sobre: unknown }>(text)).rows
  },
})

function writing({ database }: TestApp, admin: () => Client, people: ReturnType<typeof peopleOf>) {
  return {
    async made(changes: RecordData = {}): Promise<Aviso> {
      const answer = await admin().post(url, { ...own, ...changes })
      expect(answer.statusCode, answer.body).toBe(201)
      return answer.json() as Aviso
    },
    async refusals(changes: RecordData, client = admin()): Promise<string[]> {
      const answer = await client.post(url, { ...own, ...changes })
      expect(answer.statusCode, answer.body).toBe(400)
      const { errors } = answer.json() as { errors: { field: string; message: string }[] }
      return errors.map(({ field, message }) => `${field}: ${message}`)
    },
    async off({ id }: { id: number }): Promise<void> {
      const { versao } = (await admin().get(`${url}/${id}`)).json() as Aviso
      expect((await admin().patch(`${url}/${id}`, { versao, ativo: false })).statusCode).toBe(200)
    },
    async change(talent: Talent, changes: RecordData): Promise<void> {
      const { versao } = await people.read(talent.id)
      const answer = await admin().patch(`${talents}/${talent.id}`, { versao, ...changes })
      expect(answer.statusCode, answer.body).toBe(200)
    },
    async shipped(name: string): Promise<Aviso> {
      const text = 'select id from aviso_automatico where empresa_id = 1 and definicao = $1'
      const { rows } = await database.pool.query<{ id: number }>(text, [name])
      return (await admin().get(`${url}/${rows[0]?.id}`)).json() as Aviso
    },
    /** What became of what a notice told, the newest first. */
    async sentOf({ id }: { id: number }) {
      return (await admin().get(`${url}/${id}/envios`)).json() as { situacao: string; motivo?: string }[]
    },
  }
}
