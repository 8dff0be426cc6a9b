import Fastify from 'fastify'
import pg from 'pg'
import { isoDay } from '#schemas/runtime/dates.ts'
import { typeParsers } from '#server/platform/database/parsers.ts'
import { candidatoStatements, talentoStatements } from '../measure/statements.ts'

/**
 * What a careful engineer would write by hand for these calls: Fastify, pg, named statements, the same SQL and the same answers; no
 * sessions, no rights, no rules beyond what the statements need. The product is measured against it.
 */
const statements = candidatoStatements()
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, types: typeParsers })
const app = Fastify()

app.get('/candidatos', async (request, reply) => {
  const query = request.query as { range: string; filter: string; empresa: string }
  const [from, to] = JSON.parse(query.range) as [number, number]
  const { cidade } = JSON.parse(query.filter) as { cidade: number }
  const { rows } = await pool.query({
    name: 'list',
    text: statements.list,
    values: [Number(query.empresa), cidade, to - from + 1, from],
  })
  reply.header('content-range', `candidatos ${from}-${from + rows.length - 1}/${rows[0]?.total_ ?? 0}`)
  return rows.map((row) => statements.listRow(row))
})

app.get('/candidatos/:id', async (request) => {
  const { id } = request.params as { id: string }
  const { empresa } = request.query as { empresa: string }
  const { rows } = await pool.query({ name: 'get', text: statements.get, values: [Number(id), Number(empresa)] })
  return statements.record(rows[0])
})

const talentos = talentoStatements(isoDay(new Date()))

app.get('/talentos', async (request, reply) => {
  const query = request.query as { range: string; empresa: string }
  const [from, to] = JSON.parse(query.range) as [number, number]
  const values = [Number(query.empresa), 'A', to - from + 1, from, ...talentos.further]
  const { rows } = await pool.query({ name: 'talentos', text: talentos.text, values })
  reply.header('content-range', `talentos ${from}-${from + rows.length - 1}/${rows[0]?.total_ ?? 0}`)
  return rows.map((row) => talentos.row(row))
})

const audit = {
  name: 'audit',
  text: 'insert into auditoria (empresa_id, usuario_id, usuario_nome, entidade, registro_id, operacao, campos) values ($1, $2, $3, $4, $5, $6, $7)',
}

async function inTransaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

interface Etapa {
  ordem: number
  nome: string
  analiseComportamental?: boolean
  versao?: number
}

const refused = (body: Etapa) =>
  typeof body.nome !== 'string' || body.nome.length > 100 || !(body.ordem >= 1 && body.ordem <= 999)
const readEtapa = {
  name: 'etapa',
  text: 'select t.id, t.versao, t.ordem, t.nome, t.analise_comportamental from etapa_seletiva t where t.id = $1 and t.empresa_id = $2',
}
const toEtapa = (row: { analise_comportamental: boolean } & Etapa) => ({
  ...row,
  analise_comportamental: undefined,
  analiseComportamental: row.analise_comportamental,
})

app.post('/etapas', async (request, reply) => {
  const body = request.body as Etapa
  if (refused(body)) return reply.code(400).send({ message: 'inválido' })
  const id = await inTransaction(async (client) => {
    const values = [1, body.ordem, body.nome.trim(), body.analiseComportamental ?? false]
    const text =
      'insert into etapa_seletiva (empresa_id, ordem, nome, analise_comportamental) values ($1, $2, $3, $4) returning id'
    const { rows } = await client.query({ name: 'insert', text, values })
    await client.query({
      ...audit,
      values: [1, 1, 'admin', 'captacao/etapa-seletiva', rows[0].id, 'criacao', JSON.stringify(body)],
    })
    return rows[0].id as number
  })
  const { rows } = await pool.query({ ...readEtapa, values: [id, 1] })
  return reply.code(201).send(toEtapa(rows[0]))
})

app.put('/etapas/:id', async (request, reply) => {
  const id = Number((request.params as { id: string }).id)
  const body = request.body as Etapa
  if (refused(body)) return reply.code(400).send({ message: 'inválido' })
  await inTransaction(async (client) => {
    const stored = await client.query({
      ...readEtapa,
      name: 'lock',
      text: `${readEtapa.text} for update of t`,
      values: [id, 1],
    })
    const text =
      'update etapa_seletiva set ordem = $1, nome = $2, analise_comportamental = $3, versao = versao + 1 where id = $4 and empresa_id = $5'
    await client.query({
      name: 'update',
      text,
      values: [body.ordem, body.nome.trim(), body.analiseComportamental ?? false, id, 1],
    })
    await client.query({
      ...audit,
      values: [
        1,
        1,
        'admin',
        'captacao/etapa-seletiva',
        id,
        'alteracao',
        JSON.stringify({ de: stored.rows[0], para: body }),
      ],
    })
  })
  const { rows } = await pool.query({ ...readEtapa, values: [id, 1] })
  return toEtapa(rows[0])
})

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
console.log('pronto')
