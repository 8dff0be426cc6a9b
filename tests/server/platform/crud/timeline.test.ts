import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Timeline } from '#schemas/runtime/answers/timeline.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const REQUESTS = '/api/captacao/solicitacoes-pessoal'

let app: TestApp
let rh: Client
let admin: Client
let request: { id: number; versao: number }

beforeAll(async () => {
  app = await createTestApp()
  rh = await login(app, 'rh')
  admin = await login(app, 'admin')
  const open = await rh.get(`${REQUESTS}?filter=${encodeURIComponent('{"visualizar":"A","status":"A"}')}&size=1`)
  request = open.json()[0]
})
afterAll(() => app?.close())

const insert = (text: string, values: unknown[]) => app.database.pool.query(text, values)

async function timeline(client: Client, query = ''): Promise<Timeline> {
  const answer = await client.get(`${REQUESTS}/${request.id}/linha-do-tempo?size=100${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as Timeline
}

const titles = ({ itens }: Timeline) => itens.map(({ titulo }) => titulo)

test('e-mails, own messages and documents about a record stand in its time line', async () => {
  const about = { entidade: 'captacao/solicitacao-pessoal', id: request.id }
  await insert(
    `insert into email_saida (empresa_id, para, para_nome, assunto, texto, html, sobre, situacao)
     values (1, 'ana@exemplo.com.br', 'Ana', 'Vaga aprovada', 'segredo', 'segredo', $1, 'ENVIADO')`,
    [JSON.stringify([about])],
  )
  await insert(
    `with m as (insert into mensagem (empresa_id, tipo, texto, link, target, destino, remetente, data, automatica)
       values (1, 'R', 'Olhe esta solicitação', $1, '_self', 'USUARIOS', 'Administrador', now(), true) returning id)
     insert into usuario_mensagem (empresa_id, mensagem_id, usuario_id, tipo, data)
     select 1, m.id, u.id, 'R', now() from m, usuario u where u.login = 'rh'`,
    [`/captacao/solicitacoes-pessoal/${request.id}`],
  )
  await insert(
    `insert into documento_emitido (empresa_id, modelo, versao_modelo, entidade, registro_id, titulo, emitido_por_id, emitido_em, arquivo)
     values (1, 'Abertura de vaga', 1, $1, $2, 'Abertura de vaga nº 1', 1, now(), gen_random_uuid())`,
    [about.entidade, about.id],
  )
  const mails = await timeline(rh, '&tipo=emails')
  expect(mails.itens[0]).toMatchObject({
    titulo: 'Vaga aprovada',
    texto: 'Para Ana <ana@exemplo.com.br>',
    situacao: { titulo: 'Enviado', tom: 'success' },
  })
  expect(JSON.stringify(mails)).not.toContain('segredo')
  expect(titles(await timeline(rh, '&tipo=documentos'))).toEqual(['Abertura de vaga nº 1'])
  const messages = await timeline(rh, '&tipo=mensagens')
  expect(messages.itens.map(({ texto }) => texto)).toContain('Olhe esta solicitação')
  // what was sent to her is nobody else's
  expect((await timeline(admin, '&tipo=mensagens')).itens.map(({ texto }) => texto)).not.toContain(
    'Olhe esta solicitação',
  )
  expect(titles(await timeline(rh))).toEqual(expect.arrayContaining(['Vaga aprovada', 'Abertura de vaga nº 1']))
})

test('a notice stands once, however many were told, for who may read notices', async () => {
  await insert(
    `insert into aviso_envio (empresa_id, aviso_id, entidade, registro_id, ocasiao, canal, destino, resumo, situacao, encerrado_em)
     select 1, min(a.id), 'captacao/solicitacao-pessoal', $1, 'v9', 'MENSAGEM', 'usuario:' || n, false, 'ENVIADO', now()
     from aviso_automatico a, generate_series(1, 2) n where a.empresa_id = 1 group by n`,
    [request.id],
  )
  const told = (await timeline(admin, '&tipo=avisos')).itens.filter(({ texto }) => texto === '2 destinatários')
  expect(told).toHaveLength(1)
  const { authority } = app.fastify.prumo.model.entities.get('utilitario/aviso-automatico') ?? {}
  const outsider = await app.clientWithout(authority?.read ?? '')
  const without = await timeline(outsider)
  expect(without.tipos.map(({ tipo }) => tipo)).not.toContain('avisos')
  expect(without.itens.filter(({ tipo }) => tipo === 'avisos')).toEqual([])
})

test('steps are told apart from changes, with who took them and what changed', async () => {
  const stopped = await rh.put(`${REQUESTS}/${request.id}/suspende`, { obsSuspensao: 'Orçamento em revisão' })
  expect(stopped.statusCode, stopped.body).toBe(200)
  const [step] = (await timeline(rh, '&tipo=passos')).itens
  expect(step).toMatchObject({ tipo: 'passos', titulo: 'Suspender', por: 'Renata Holanda' })
  expect(step?.campos).toContainEqual({ campo: 'suspensa', titulo: 'Suspensa', de: 'Não', para: 'Sim' })
  expect(titles(await timeline(rh, '&tipo=alteracoes'))).not.toContain('Suspender')
})

test('what is to come is named before what was', async () => {
  const [entry] = (
    await rh.get(
      `/api/captacao/candidato-solicitacoes?filter=${encodeURIComponent(JSON.stringify({ solicitacao: request.id }))}`,
    )
  ).json() as { id: number }[]
  const { rows } = await insert(
    `insert into entrevista (empresa_id, candidatura_id, candidato_empresa_id, candidato_id, inicio, duracao, local, situacao)
     select empresa_id, id, candidato_empresa_id, candidato_id, now() + interval '2 days', 30, 'Sala 2', 'M'
     from candidato_solicitacao where empresa_id = 1 and id = $1 returning id`,
    [entry?.id],
  )
  const { proximos, itens } = await timeline(rh)
  const made = proximos.find(({ id }) => id === Number(rows[0]?.id))
  expect(made).toMatchObject({ tipo: 'captacao/entrevista', titulo: 'Entrevista' })
  expect(made?.rota).toBe(`/captacao/entrevistas/${made?.id}/ficha`)
  // the soonest first; in the line itself the latest
  const days = proximos.map(({ data }) => data)
  expect(days).toEqual(days.toSorted())
  expect(itens.findIndex(({ id, tipo }) => tipo === 'captacao/entrevista' && id === made?.id)).toBeLessThan(
    itens.findIndex(({ tipo }) => tipo === 'alteracoes' || tipo === 'passos'),
  )
})
