import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const url = '/api/captacao/candidatos'
let app: TestApp
let rh: Client
let ingles: { id: number }
let espanhol: { id: number }

beforeAll(async () => {
  app = await createTestApp()
  rh = await login(app, 'rh')
  ;[ingles, espanhol] = ((await rh.get('/api/captacao/idiomas/opcoes')).json() as { id: number }[]).map(({ id }) => ({
    id,
  })) as [{ id: number }, { id: number }]
  const hoje = app.today()
  const birthday = (years: number) => `${Number(hoje.slice(0, 4)) - years}${hoje.slice(4)}`
  await create({
    nome: 'Busca Um',
    ocrTexto: 'Soldador de manutenção. Solda MIG, solda TIG, solda elétrica em tubulações, leitura de desenho.',
    pessoal: { dataNascimento: birthday(30) },
    pretencaoSalarial: 4000,
    candidatoIdiomas: [
      { idioma: ingles, nivel: 'B' },
      { idioma: espanhol, nivel: 'A' },
    ],
  })
  await create({
    nome: 'Busca Dois',
    ocrTexto: 'Operador de empilhadeira; fez um curso de solda.',
    pessoal: { dataNascimento: birthday(45) },
    pretencaoSalarial: 6500,
    candidatoIdiomas: [{ idioma: ingles, nivel: 'A' }],
    experiencias: [
      { empresa: 'Estaleiro Mucuripe', checkNomeCargo: true, nomeMercado: 'Operador', dataAdmissao: '2015-01-05' },
    ],
  })
})
afterAll(() => app?.close())

async function create(body: RecordData): Promise<void> {
  const answer = await rh.post(url, body)
  expect(answer.statusCode, answer.body).toBe(201)
}

/** Names found, of those made here, in the order of the list. */
async function found(query: Record<string, string | number>, sort = 'nome,asc'): Promise<string[]> {
  const text = new URLSearchParams({ size: '1000', sort, ...query } as Record<string, string>)
  const answer = await rh.get(`${url}?${text}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return (answer.json() as { nome: string }[]).map(({ nome }) => nome).filter((nome) => nome.startsWith('Busca '))
}

test('words of a CV are found in any form and without accents, the best answer first', async () => {
  expect(await found({ curriculo: 'soldas' })).toEqual(['Busca Um', 'Busca Dois'])
  expect(await found({ curriculo: 'soldas' }, 'nome,desc')).toEqual(['Busca Um', 'Busca Dois'])
  expect(await found({ curriculo: 'TUBULACOES manutencao' })).toEqual(['Busca Um'])
  expect(await found({ curriculo: 'solda -empilhadeira' })).toEqual(['Busca Um'])
  expect(await found({ curriculo: '"operador de empilhadeira"' })).toEqual(['Busca Dois'])
  expect(await found({ curriculo: 'astronauta' })).toEqual([])
  expect((await rh.get(`${url}?curriculo=${'x'.repeat(201)}`)).statusCode).toBe(400)
})

test('derived and plural forms find each other, with their accents or without them, in any order', async () => {
  await create({
    nome: 'Busca Três',
    ocrTexto: 'Equipe de soldadores; técnico em soldagem; operações com fornos industriais.',
  })
  for (const curriculo of [
    'soldador',
    'soldagem técnica',
    'operação',
    'OPERACAO',
    'operacoes',
    'forno industrial',
    'soldagens',
  ])
    expect(await found({ curriculo }), curriculo).toContain('Busca Três')
})

test('of what was found the list shows the words in their place, and only to whoever may see the candidate', async () => {
  const ids = (
    await app.database.pool.query<{ id: number }>("select id from candidato where nome like 'Busca %' order by nome")
  ).rows.map(({ id }) => Number(id))
  const trechos = async (curriculo: string, client = rh) => {
    const answer = await client.get(`${url}/trechos?${new URLSearchParams({ curriculo, ids: ids.join(',') })}`)
    expect(answer.statusCode, answer.body).toBe(200)
    return (answer.json() as { trecho: { texto: string; achado?: true }[] }[]).map(({ trecho }) =>
      trecho.map(({ texto, achado }) => (achado ? `[${texto}]` : texto)).join(''),
    )
  }
  const achados = await trechos('tubulacao SOLDAS')
  expect(achados).toContain(
    '…de manutenção. [Solda] MIG, [solda] TIG, [solda] elétrica em [tubulações], leitura de desenho.',
  )
  // what is not wanted is not shown as found
  expect((await trechos('operador -solda')).join()).not.toContain('[solda]')
  expect(await trechos('astronauta')).toEqual([])
  expect(await trechos('solda', await login(app, 'rh2'))).toEqual([])
  const sst = await login(app, 'sst')
  expect((await sst.get(`${url}/trechos?curriculo=solda&ids=1`)).statusCode).toBe(403)
  expect((await rh.get(`${url}/trechos?curriculo=solda&ids=um`)).statusCode).toBe(400)
})

test('a language and its level are asked of the same language', async () => {
  expect(await found({ idiomaId: ingles.id, nivelIdioma: 'A' })).toEqual(['Busca Dois'])
  expect(await found({ idiomaId: espanhol.id, nivelIdioma: 'A' })).toEqual(['Busca Um'])
  expect(await found({ idiomaId: ingles.id })).toEqual(['Busca Dois', 'Busca Um'])
})

test('experience, salary wanted and age narrow the list; today is a birthday', async () => {
  expect(await found({ experienciaEmpresa: 'estaleiro' })).toEqual(['Busca Dois'])
  expect(await found({ pretensaoMin: 3500, pretensaoMax: 5000 })).toEqual(['Busca Um'])
  expect(await found({ idadeMin: 30, idadeMax: 30 })).toEqual(['Busca Um'])
  expect(await found({ idadeMin: 31 })).toEqual(['Busca Dois'])
  expect(await found({ idadeMax: 29 })).toEqual([])
  expect((await rh.get(`${url}?idadeMin=velho`)).statusCode).toBe(400)
})

test('words of a CV are answered by their index', async () => {
  const { rows } = await app.database.pool.query<{ indexdef: string }>(
    `select indexdef from pg_indexes where tablename = 'candidato' and indexdef like '%gin%prumo_palavras(ocr_texto)%'`,
  )
  expect(rows).toHaveLength(1)
})
