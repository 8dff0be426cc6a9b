import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, CPF, createTestApp, login, loginCandidato, type TestApp } from '#tests/helpers/app.ts'

interface Candidatura extends RecordData {
  id: number
  situacao: string
  empresaId: number
  entrevistas: { id: number; local: string; cancelada: boolean }[]
  avaliacoes: { id: number; titulo: string }[]
  passos: { tipo: string; etapa?: string }[]
}

let app: TestApp
let candidato: Client
let rh: Client

beforeAll(async () => {
  app = await createTestApp()
  candidato = await loginCandidato(app)
  rh = await login(app, 'rh')
})
afterAll(() => app?.close())

const url = '/api/externo/candidato-solicitacoes'
const minhas = async () => (await candidato.get(url)).json<Candidatura[]>()
const rows = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await app.database.pool.query(text, values)).rows as T[]
const interna = '/api/captacao/candidato-solicitacoes'

/** A selection under way of the demo candidate in company 1 that no other test used. */
const usadas = new Set<number>()
async function emSelecao(): Promise<Candidatura> {
  const found = (await minhas()).find((one) => one.situacao === 'E' && one.empresaId === 1 && !usadas.has(one.id))
  if (!found) throw new Error('no selection left')
  usadas.add(found.id)
  return found
}

async function marcaEntrevista({ id }: Candidatura): Promise<number> {
  const inicio = new Date(Date.now() + (3 + usadas.size) * 86_400_000).toISOString()
  const [gestor] = await rows<{ id: number }>("select id from usuario where login = 'gestor'")
  const answer = await rh.post('/api/captacao/entrevistas', {
    candidatura: { id },
    inicio,
    duracao: 45,
    local: 'Sala 3',
    entrevistadores: [{ id: Number(gestor?.id) }],
    mesmoComConflito: true,
    observacao: 'segredo da equipe',
  })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().id
}

test("the candidate sees where he is, what comes now and what happened, but nothing that is the company's", async () => {
  const { id } = await emSelecao()
  await marcaEntrevista({ id } as Candidatura)
  await rows('update candidato_solicitacao set observacao = $2, motivo = $2, aptidao = $3 where id = $1', [
    id,
    'segredo da empresa',
    'N',
  ])
  await rows('update candidato_solicitacao_evento set observacao = $2 where candidato_solicitacao_id = $1', [
    id,
    'segredo da empresa',
  ])
  const answer = await candidato.get(url)
  const found = answer.json<Candidatura[]>().find((one) => one.id === id)
  expect(found).toMatchObject({
    situacao: 'E',
    empresa: 'Aurora Alimentos Ltda',
    etapa: expect.any(String),
    naEtapaDesde: expect.any(String),
    entrevistas: [{ local: 'Sala 3', duracao: 45, cancelada: false }],
    passos: [{ tipo: 'INCLUSAO', etapa: expect.any(String) }],
  })
  expect(answer.body).not.toMatch(/segredo|aptidao|observacao|motivo|performance|usuario|nota/)
})

test('a refusal is seen as the end of the selection, without its reason or the step it was in', async () => {
  const { id } = await emSelecao()
  expect((await rh.put(`${interna}/${id}/recusa`, { motivo: 'não tem o perfil' })).statusCode).toBe(200)
  const answer = await candidato.get(url)
  const found = answer.json<Candidatura[]>().find((one) => one.id === id)
  expect(found).toMatchObject({ situacao: 'R', entrevistas: [], avaliacoes: [] })
  expect(found).not.toHaveProperty('etapa')
  expect(answer.body).not.toContain('não tem o perfil')
})

test("the interview goes to the candidate's calendar, without the name of who else will be there", async () => {
  const candidatura = await emSelecao()
  const id = await marcaEntrevista(candidatura)
  const answer = await candidato.get(`/api/externo/entrevistas/${id}/convite`)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/calendar; method=REQUEST'])
  const file = answer.body.replaceAll('\r\n ', '')
  expect(file).toContain(`UID:entrevista-1-${id}@prumo-rh`)
  expect(file).toContain('LOCATION:Sala 3')
  const equipe = await rows<{ nome: string }>('select nome from usuario')
  for (const { nome } of equipe) expect(file).not.toContain(nome)
  const [other] = await rows<{ id: number }>(
    'select i.id from entrevista i join candidato c on c.id = i.candidato_id where c.pessoal_cpf is distinct from $1 limit 1',
    [CPF],
  )
  expect((await candidato.get(`/api/externo/entrevistas/${other?.id}/convite`)).statusCode).toBe(404)
})

test('who withdraws says why; the selection, the requester, the e-mails of the request and the interviewers are told', async () => {
  const candidatura = await emSelecao()
  const entrevista = await marcaEntrevista(candidatura)
  const [{ solicitacao = 0 } = {}] = await rows<{ solicitacao: number }>(
    'select solicitacao_id as solicitacao from candidato_solicitacao where id = $1',
    [candidatura.id],
  )
  const [gestor] = await rows<{ id: number }>("select id from usuario where login = 'gestor'")
  await rows('update solicitacao_pessoal set emails_check = $2, solicitante_id = $3 where id = $1', [
    solicitacao,
    JSON.stringify(['vagas@empresa.example']),
    gestor?.id,
  ])
  await rows('delete from email_saida')
  const sem = await candidato.put(`${url}/${candidatura.id}/desiste`, {})
  expect([sem.statusCode, sem.json().errors[0]]).toMatchObject([
    400,
    { field: 'motivo', message: 'Motivo é obrigatório' },
  ])

  const motivo = 'Aceitei outra oportunidade'
  const done = await candidato.put(`${url}/${candidatura.id}/desiste`, { motivo })
  expect([done.statusCode, done.body]).toEqual([204, ''])
  expect((await minhas()).find(({ id }) => id === candidatura.id)).toMatchObject({ situacao: 'D', entrevistas: [] })

  const vista = (await rh.get(`${interna}/${candidatura.id}`)).json()
  expect(vista).toMatchObject({ situacao: 'D', motivo })
  expect(vista.eventos.at(-1)).toMatchObject({ tipo: 'DESISTENCIA', observacao: motivo })
  const [line] = (await rh.get(`${interna}/${candidatura.id}/historico`)).json()
  expect(line).toMatchObject({ operacao: 'desiste', usuario: { nome: 'Maria da Conceição Araújo' } })
  expect((await rh.get(`/api/captacao/entrevistas/${entrevista}`)).json().situacao).toBe('C')

  const emails = await rows<{ para: string; evento: string; texto: string }>(
    'select para, evento, texto from email_saida order by id',
  )
  const to = (evento: string) => emails.filter((one) => one.evento === evento)
  expect(to('SOLICITACAO')).toMatchObject([{ para: 'vagas@empresa.example', texto: expect.stringContaining(motivo) }])
  // the interview is called off to the candidate and to who would have held it
  expect(to('ENTREVISTA_CANCELADA').length).toBeGreaterThanOrEqual(2)
  const [own] = to('DESISTENCIA')
  expect(own?.para).toBe('maria.conceicao@pessoas.example')
  expect(own?.texto).toContain('Registramos a sua desistência')
  // signed by the company, not by the person who is written to
  expect(own?.texto).toMatch(/Atenciosamente,\nAurora Alimentos Ltda$/)
  const recados = await rows<{ texto: string }>(
    'select m.texto from mensagem m join usuario_mensagem u on u.mensagem_id = m.id and u.empresa_id = m.empresa_id where u.usuario_id = $1 order by m.id desc limit 2',
    [gestor?.id],
  )
  expect(recados.map(({ texto }) => texto).join('\n')).toContain(`pelo portal.\nMotivo: ${motivo}`)
  expect(recados.map(({ texto }) => texto).join('\n')).toContain('Entrevista cancelada')

  const again = await candidato.put(`${url}/${candidatura.id}/desiste`, { motivo })
  expect([again.statusCode, again.json().message]).toEqual([409, 'O candidato não está mais em seleção.'])
})

test('nobody withdraws for another', async () => {
  const [other] = await rows<{ id: number; situacao: string }>(
    `select s.id, s.situacao from candidato_solicitacao s join candidato c on c.empresa_id = s.candidato_empresa_id and c.id = s.candidato_id
     where c.pessoal_cpf is distinct from $1 and s.situacao = 'E' limit 1`,
    [CPF],
  )
  const answer = await candidato.put(`${url}/${other?.id}/desiste`, { motivo: 'x' })
  expect(answer.statusCode).toBe(404)
  expect(await rows('select situacao from candidato_solicitacao where id = $1', [other?.id])).toEqual([
    { situacao: 'E' },
  ])
})

test('each change that the company chose to tell reaches the candidate by e-mail', async () => {
  const candidatura = await emSelecao()
  await rows('delete from email_saida')
  const etapas = (await rh.get('/api/captacao/etapas-seletivas?sort=["ordem","ASC"]')).json<
    { id: number; nome: string }[]
  >()
  const nova = etapas.at(2)
  const moved = await rh.put(`${interna}/${candidatura.id}/etapa`, { etapaSeletiva: { id: nova?.id } })
  expect(moved.statusCode, moved.body).toBe(200)
  const emails = () =>
    rows<{ para: string; assunto: string; texto: string }>('select para, assunto, texto from email_saida')
  expect(await emails()).toMatchObject([
    {
      para: 'maria.conceicao@pessoas.example',
      assunto: `Você avançou no processo seletivo: ${nova?.nome}`,
      texto: expect.stringContaining(`na etapa ${nova?.nome}`),
    },
  ])
  expect((await minhas()).find(({ id }) => id === candidatura.id)).toMatchObject({ etapa: nova?.nome })
  // and what it chose not to tell does not
  await rows("update modelo_email set ativo = false where evento = 'ETAPA'")
  await rows('delete from email_saida')
  await rh.put(`${interna}/${candidatura.id}/etapa`, { etapaSeletiva: { id: etapas.at(3)?.id } })
  expect(await emails()).toEqual([])
})
