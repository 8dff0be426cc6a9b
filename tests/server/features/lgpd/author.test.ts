import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const url = '/api/utilitario/lgpd'
const PALAVRAS = 'Chegou atrasada em maio, segundo Ofélia'

let app: TestApp
let admin: Client

/** a copy of a published cycle that a colleague answered of whom nothing was said outside cycles, with one of its answers */
let copia: { id: number; avaliador: number; colaborador: number; ciclo: number; resposta: number }

const rows = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await app.database.pool.query(text, values)).rows as T[]

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  const [found] = await rows<Omit<typeof copia, 'resposta'>>(
    `select q.id::int, q.avaliador_id::int as avaliador, q.colaborador_id::int as colaborador, q.avaliacao_desempenho_id::int as ciclo
     from colaborador_questionario q
     join avaliacao_desempenho c on c.empresa_id = q.empresa_id and c.id = q.avaliacao_desempenho_id
     where q.empresa_id = 1 and q.situacao = 'R' and c.situacao = 'U' and not c.anonima and q.papel = 'P'
       and not exists (select from colaborador_questionario o where o.empresa_id = q.empresa_id and o.colaborador_id = q.avaliador_id and o.origem <> 'D')
     order by q.id limit 1`,
  )
  if (!found) throw new Error('the examples have a published cycle that colleagues answered')
  const [resposta] = await rows<{ id: number }>(
    `insert into colaborador_questionario_resposta (empresa_id, colaborador_questionario_id, ordem_, pergunta_id, tipo_id, nota, observacao)
     values (1, $1, 0, 1, 5, 7.5, $2) returning id::int`,
    [found.id, PALAVRAS],
  )
  copia = { ...found, resposta: resposta?.id ?? 0 }
}, 60_000)
afterAll(() => app?.close())

interface Secao {
  titulo: string
  entidade: string
  id: number
  dados: { campo: string; texto: string }[]
  linhas: Secao[]
}
const dados = async (id: number): Promise<Secao[]> =>
  (await admin.get(`${url}/dados?entidade=gestao-talentos/talento&id=${id}`)).json().secoes
const campos = ({ dados }: Secao) => Object.fromEntries(dados.map(({ campo, texto }) => [campo, texto]))
const deles = (secoes: Secao[], entidade: string) => secoes.filter((each) => each.entidade === `avaliacao/${entidade}`)

test('the author of an evaluation gets all of his answers, and nothing that was made of them', async () => {
  const minhas = deles(await dados(copia.avaliador), 'colaborador-questionario')
  const esta = minhas.find(({ id }) => id === copia.id)
  expect(esta?.titulo).toMatch(/^Avaliação \(de autoria da pessoa\): /)
  const linha = esta?.linhas.find(({ id }) => id === copia.resposta)
  expect(linha && campos(linha)).toMatchObject({ observacao: PALAVRAS })
  expect(linha && campos(linha).nota).toBe('7,5')
  const [{ respostas } = { respostas: 0 }] = await rows<{ respostas: number }>(
    'select count(*)::int as respostas from colaborador_questionario_resposta where colaborador_questionario_id = $1',
    [copia.id],
  )
  expect(esta?.linhas).toHaveLength(respostas)
  const nomes = minhas.flatMap((each) => [each, ...each.linhas]).flatMap((each) => Object.keys(campos(each)))
  for (const feito of ['performance', 'aprovado', 'correcao']) expect(nomes).not.toContain(feito)
})

test('the evaluated gets what a published cycle shows him, without authors unless they are named to him', async () => {
  const [{ nome } = { nome: '' }] = await rows<{ nome: string }>('select nome from talento where id = $1', [
    copia.avaliador,
  ])
  const ver = async () => {
    const secoes = await dados(copia.colaborador)
    return {
      resultados: deles(secoes, 'avaliado-avaliacao-desempenho').length,
      copias: deles(secoes, 'colaborador-questionario').map(({ id }) => id),
      autores: deles(secoes, 'participante-avaliacao-desempenho').map((each) => campos(each)),
      texto: JSON.stringify(secoes),
    }
  }
  const publicado = await ver()
  expect(publicado.texto).not.toContain(PALAVRAS)
  expect(publicado.copias).not.toContain(copia.id)
  expect(publicado.autores.map(({ avaliador }) => avaliador)).not.toContain(nome)
  const papeis = new Set(publicado.autores.map(({ papel }) => papel))
  expect([...papeis].sort()).toEqual(['Autoavaliação', 'Gestor'].filter((papel) => papeis.has(papel)))
  expect(papeis.size).toBeGreaterThan(0)
  // until a cycle is published its result is not told
  const [{ publicados } = { publicados: 0 }] = await rows<{ publicados: number }>(
    `select count(*)::int as publicados from avaliado_avaliacao_desempenho v join avaliacao_desempenho c on c.id = v.avaliacao_desempenho_id
     where v.avaliado_id = $1 and c.situacao = 'U'`,
    [copia.colaborador],
  )
  expect(publicado.resultados).toBe(publicados)
  await rows(`update avaliacao_desempenho set situacao = 'E' where id = $1`, [copia.ciclo])
  expect((await ver()).resultados).toBe(publicados - 1)
  await rows(`update avaliacao_desempenho set situacao = 'U' where id = $1`, [copia.ciclo])
})

test('erasing an author keeps the marks, and removes name and comments', async () => {
  const antes = await rows(
    'select id, performance, situacao, respondida_em, niveis from colaborador_questionario where avaliador_id = $1 and colaborador_id <> $1 order by id',
    [copia.avaliador],
  )
  const notas = `select r.id, r.nota, r.respostas_ids, r.correcao from colaborador_questionario_resposta r
    join colaborador_questionario q on q.id = r.colaborador_questionario_id where q.avaliador_id = $1 and q.colaborador_id <> $1 order by r.id`
  const marcas = await rows(notas, [copia.avaliador])
  const dela = await rows('select nome from talento where id = $1', [copia.colaborador])
  await rows(`update talento set data_desligamento = '2015-03-31' where id = $1`, [copia.avaliador])
  const quem = { entidade: 'gestao-talentos/talento', id: copia.avaliador }
  const { assinatura, partes } = (await admin.get(`${url}/previa?entidade=${quem.entidade}&id=${quem.id}`)).json()
  const parte = (partes as { cadastro: string; apagados: string[] }[]).filter(({ cadastro }) =>
    cadastro.startsWith('Avaliação'),
  )
  expect(parte.map(({ cadastro }) => cadastro)).toContain('Avaliação (de autoria da pessoa)')
  // of what he said of himself, and of what he said of others
  const respostas = parte.filter(({ cadastro }) => cadastro === 'Avaliação › Respostas')
  expect(respostas.flatMap(({ apagados }) => apagados)).toContain('Comentário')
  await admin.post(`${url}/apagamento`, { ...quem, assinatura })
  await app.fastify.prumo.jobs.drain()
  const [{ nome } = { nome: '' }] = await rows<{ nome: string }>('select nome from talento where id = $1', [
    copia.avaliador,
  ])
  expect(nome).toBe(`Pessoa anonimizada ${copia.avaliador}`)
  const [resposta] = await rows<{ nota: number; observacao: string | null; comentario: string | null }>(
    'select nota::float8 as nota, observacao, comentario from colaborador_questionario_resposta where id = $1',
    [copia.resposta],
  )
  expect(resposta).toEqual({ nota: 7.5, observacao: null, comentario: null })
  expect(await rows(notas, [copia.avaliador])).toEqual(marcas)
  expect(
    await rows(
      'select id, performance, situacao, respondida_em, niveis from colaborador_questionario where avaliador_id = $1 and colaborador_id <> $1 order by id',
      [copia.avaliador],
    ),
  ).toEqual(antes)
  // whom he evaluated stays who she is
  expect(await rows('select nome from talento where id = $1', [copia.colaborador])).toEqual(dela)
})
