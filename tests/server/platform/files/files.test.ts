import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Entity } from '#schemas/runtime/model.ts'
import { contextOf } from '#server/platform/crud/context.ts'
import { holdFiles } from '#server/platform/crud/write/hold-files.ts'
import { claimFiles, releaseFiles } from '#server/platform/files/claim.ts'
import { type Client, createTestApp, login, loginCandidato, type Response, type TestApp } from '#tests/helpers/app.ts'
import { zipOf } from './zip-of.ts'

const url = '/api/arquivos'
const pdf = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')

let app: TestApp
let rh: Client

beforeAll(async () => {
  app = await createTestApp()
  rh = await login(app, 'rh')
})
afterAll(() => app?.close())

interface Sent {
  id: string
  nome: string
  tipo: string
  tamanho: number
}
const send = async (name: string, content: Buffer | string, client = rh) => {
  const answer = await client.upload(url, name, content)
  if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${answer.json().message}`)
  return answer.json() as Sent
}
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c75b00' } })
const status = async (client: Client, id: string) => (await client.get(`${url}/${id}`)).statusCode

test('a file that was sent is read back as it is, and the browser guesses no other type', async () => {
  const { id, nome, tipo, tamanho } = await send('Currículo da Conceição.pdf', pdf)
  expect([nome, tipo, tamanho]).toEqual(['Currículo da Conceição.pdf', 'application/pdf', pdf.length])
  const answer = await rh.get(`${url}/${id}`)
  expect(answer.rawPayload.equals(pdf)).toBe(true)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
    'content-disposition': `inline; filename="Curriculo da Conceicao.pdf"; filename*=UTF-8''Curr%C3%ADculo%20da%20Concei%C3%A7%C3%A3o.pdf`,
  })
  expect((await rh.get(`${url}/${id}`, { 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(304)
  expect((await rh.get(`${url}/${id}?baixar`)).headers['content-disposition']).toMatch(/^attachment/)
})

test('the type comes from the content, not from the name', async () => {
  const png = await photo(4, 4).png().toBuffer()
  expect(await send('foto.exe', png)).toMatchObject({ nome: 'foto.exe.png', tipo: 'image/png' })
  expect(await send('../../etc/passwd.txt', 'a;b\n')).toMatchObject({ nome: 'passwd.txt', tipo: 'text/plain' })
  expect(await send('dados.csv', 'a;b\n')).toMatchObject({ tipo: 'text/csv' })
})

test.each([
  ['programa.pdf', Buffer.from('MZ\x90\0\x03\0\0\0')],
  ['pagina.html', Buffer.from('<script>alert(1)</script>')],
  ['desenho.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['binario.txt', Buffer.from([1, 2, 3, 0])],
  ['quebrada.png', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['pacote.zip', Buffer.from('504b0506000000000000000000000000000000000000', 'hex')],
])('%s is not allowed', async (name, content) => {
  const answer = await rh.upload(url, name, content)
  expect(answer.statusCode).toBe(415)
  expect(answer.json().message).toBe(
    'O conteúdo do arquivo não é de um tipo permitido ' +
      '(jpg, jpeg, png, webp, pdf, docx, xlsx, pptx, odt, ods, doc, xls, ppt, rtf, csv, txt).',
  )
})

describe('a file sent for a field obeys the rules of the field', () => {
  const foto = `${url}?campo=captacao/candidato:foto`
  const text = async (answer: Promise<Response>) => {
    const { statusCode, body } = await answer
    return [statusCode, (JSON.parse(body) as { message: string }).message]
  }

  test('[B-DISGUISED-FILE] a program with the name of an image is no image', async () => {
    const program = Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), Buffer.alloc(500)])
    expect(await text(rh.upload(foto, 'retrato.png', program, 'image/png'))).toEqual([
      415,
      'O arquivo adicionado não é uma imagem',
    ])
    expect(await text(rh.upload(foto, 'contrato.pdf', pdf))).toEqual([415, 'O arquivo adicionado não é uma imagem'])
  })

  test('a photo has up to 2 MB', async () => {
    const noise = Buffer.concat([await photo(4, 4).png().toBuffer(), Buffer.alloc(2 * 1024 * 1024)])
    expect(await text(rh.upload(foto, 'retrato.png', noise))).toEqual([413, 'O arquivo deve ser menor que 2 MB'])
    expect((await rh.upload(`${url}?campo=captacao/candidato:ocrFile`, 'cv.png', noise)).statusCode).toBe(201)
  })

  test('the limits are system parameters', async () => {
    const { pool } = app.database
    await pool.query('update parametros_sistema set tamanho_maximo_arquivo = 1, tamanho_maximo_foto = 3')
    const changed = await login(app, 'rh')
    const big = Buffer.alloc(1024 * 1024 + 1, 'a')
    expect(await text(changed.upload(url, 'grande.txt', big))).toEqual([413, 'O arquivo deve ser menor que 1 MB'])
    await pool.query('update parametros_sistema set tamanho_maximo_arquivo = 10, tamanho_maximo_foto = 2')
  })

  test('what is no file field is refused by name; a field that only the company has follows the general rules', async () => {
    const wrong = text(rh.upload(`${url}?campo=captacao/candidato:nome`, 'a.pdf', pdf))
    expect(await wrong).toEqual([400, 'O parâmetro campo é inválido.'])
    expect((await rh.upload(`${url}?campo=captacao/candidato:extras.laudo`, 'a.pdf', pdf)).statusCode).toBe(201)
  })

  test('who sends without saying the field is refused on saving, and nothing is lost', async () => {
    const { id } = await send('contrato.pdf', pdf)
    const answer = await rh.post('/api/captacao/candidatos', { nome: 'Sem rosto', foto: id })
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [{ code: 'FIELD_VALIDATION_VIOLATION', field: 'foto', message: 'O arquivo adicionado não é uma imagem' }],
    ])
    expect(await status(rh, id)).toBe(200)
  })
})

test('a text written in Windows-1252 is handed out as such', async () => {
  const { id } = await send('nomes.txt', Buffer.from('Conceição', 'latin1'))
  expect((await rh.get(`${url}/${id}`)).headers['content-type']).toBe('text/plain; charset=windows-1252')
  const utf8 = await send('nomes.csv', 'nome;cargo\nConceição;Médica')
  expect((await rh.get(`${url}/${utf8.id}`)).headers['content-type']).toBe('text/csv; charset=utf-8')
})

test('the file of a field with an authority of its own does not reach who has it not', async () => {
  const { id } = await send('sigilo.pdf', pdf)
  const { prumo } = app.fastify
  const candidato = prumo.model.entities.get('captacao/candidato')
  const campo = candidato?.fields.find(({ name }) => name === 'ocrFile')
  if (!campo) throw new Error('no field')
  const created = await rh.post('/api/captacao/candidatos', { nome: 'Com sigilo', ocrFile: id })
  expect(created.statusCode, created.body).toBe(201)
  expect(await status(rh, id)).toBe(200)
  // the model is frozen: the field is exchanged for one that only somebody else may know
  const real = prumo.model.entities
  const secret = { ...campo, hint: { ...campo.hint, authority: 'ROLE_SIGILO' } }
  const other = { ...candidato, fields: candidato?.fields.map((field) => (field === campo ? secret : field)) }
  Object.assign(prumo, {
    model: { ...prumo.model, entities: new Map([...real, ['captacao/candidato', other as Entity]]) },
  })
  expect(await status(rh, id)).toBe(404)
  Object.assign(prumo, { model: { ...prumo.model, entities: real } })
})

test('what is sent again while the cleaning runs is not lost', async () => {
  const { prumo } = app.fastify
  const old = await send('corrida.txt', 'o mesmo conteúdo')
  await app.database.pool.query(`update arquivo set criado_em = now() - interval '2 days' where id = $1`, [old.id])
  const [again] = await Promise.all([send('corrida.txt', 'o mesmo conteúdo'), prumo.jobs.run('arquivos-orfaos', {})])
  expect((await rh.get(`${url}/${again.id}`)).body).toBe('o mesmo conteúdo')
})

test('a spreadsheet written as a stream is recognised', async () => {
  const names = ['xl/worksheets/sheet1.xml', 'xl/workbook.xml', '[Content_Types].xml']
  const streamed = zipOf(names.map((name) => ({ name, content: Buffer.from('<x/>') })))
  // sizes and sum stand after the content there, and in the list of entries
  for (let at = 0; at >= 0; at = streamed.indexOf('PK\x03\x04', at + 1, 'latin1')) {
    streamed.writeUInt16LE(8, at + 6)
    streamed.fill(0, at + 14, at + 26)
  }
  expect((await send('planilha.xlsx', streamed)).tipo).toContain('spreadsheetml')
})

test('a photo loses its location and shrinks to 1,600 pixels', async () => {
  const original = await photo(2400, 1200)
    .withExif({ IFD0: { Artist: 'Fulana' }, IFD3: { GPSLatitude: '3/1 43/1 0/1' } })
    .jpeg()
    .toBuffer()
  expect((await sharp(original).metadata()).exif).toBeDefined()
  const { id } = await send('foto.jpg', original)
  const { width, height, exif } = await sharp((await rh.get(`${url}/${id}`)).rawPayload).metadata()
  expect([width, height, exif]).toEqual([1600, 800, undefined])
})

test('[B-OVERSIZE-FILE] above 10 MB the file is refused', async () => {
  const answer = await rh.upload(url, 'grande.txt', Buffer.alloc(10 * 1024 * 1024 + 1, 'a'))
  expect([answer.statusCode, answer.json().message]).toEqual([413, 'O arquivo deve ser menor que 10 MB'])
})

test('without a file, or without a form, the answer says what is missing', async () => {
  const empty = await rh.post(url, '--x--\r\n', { 'content-type': 'multipart/form-data; boundary=x' })
  expect([empty.statusCode, empty.json().message]).toEqual([400, 'Arquivo é obrigatório'])
  expect((await rh.post(url, {})).statusCode).toBe(415)
})

test('a file without a record is only of who sent it', async () => {
  const { id } = await send('meu.pdf', pdf)
  expect(await status(rh, id)).toBe(200)
  for (const user of ['admin', 'gestor', 'rh2'])
    expect([user, await status(await login(app, user), id)]).toEqual([user, 404])
  expect((await (await loginCandidato(app)).get(`/api/externo/arquivos/${id}`)).statusCode).toBe(404)
  expect(await status(rh, 'x')).toBe(404)
  expect(await status(rh, '00000000-0000-4000-8000-000000000000')).toBe(404)
})

test('a file of a record is of who may read the record', async () => {
  const { kysely, pool } = app.database
  const { id } = await send('anexo.pdf', pdf)
  const { rows } = await pool.query<{ id: number }>('select id from candidato where empresa_id = 1 order by id limit 1')
  const claimer = { entidade: 'captacao/candidato', registroId: rows[0]?.id ?? 0 }
  const session = (await app.fastify.prumo.sessions.read(String(rh.cookies.prumo_sessao), 'interna')) as NonNullable<
    Awaited<ReturnType<typeof app.fastify.prumo.sessions.read>>
  >
  expect(await claimFiles(kysely, session, claimer, [id])).toEqual([])
  const seen = async (user: string) => status(await login(app, user), id)
  expect([await seen('admin'), await seen('rh'), await seen('gestor'), await seen('rh2')]).toEqual([200, 200, 404, 404])
  const other = (await login(app, 'rh2')).cookies.prumo_sessao
  const stranger = await app.fastify.prumo.sessions.read(String(other), 'interna')
  expect(await claimFiles(kysely, stranger as typeof session, { ...claimer, registroId: 2 }, [id])).toEqual([id])
  await releaseFiles(kysely, claimer, [])
  expect(await seen('admin')).toBe(404)
})

test('a record keeps the files its fields name, and lets go of those it named', async () => {
  const { prumo } = app.fastify
  const admin = await login(app, 'admin')
  const session = await prumo.sessions.read(String(admin.cookies.prumo_sessao), 'interna')
  const entity = prumo.model.entities.get('utilitario/usuario')
  if (!session || !entity) throw new Error('no session')
  const ctx = contextOf(prumo, entity, session)
  const name = (avatar: string | null) =>
    app.database.pool.query('update usuario set avatar = $1 where id = 2', [avatar])
  const face = await photo(4, 4).png().toBuffer()
  const [mine, foreign] = [await send('eu.png', face, admin), await send('outro.png', face)]
  await name(mine.id)
  await holdFiles(ctx, 2)
  expect(await status(rh, mine.id)).toBe(200)
  await name(foreign.id)
  await expect(holdFiles(ctx, 2)).rejects.toMatchObject({
    status: 400,
    errors: [{ field: 'avatar', message: 'Avatar: o arquivo não foi encontrado. Envie-o novamente.' }],
  })
  await name(null)
  await holdFiles(ctx, 2)
  expect([await status(rh, mine.id), await status(admin, mine.id)]).toEqual([404, 200])
})

test('the candidate sends and reads his own files', async () => {
  const candidato = await loginCandidato(app)
  const answer = await candidato.upload('/api/externo/arquivos', 'cv.pdf', pdf)
  expect(answer.statusCode).toBe(201)
  expect((await candidato.get(`/api/externo/arquivos/${answer.json().id}`)).statusCode).toBe(200)
  expect((await (await loginCandidato(app, 2)).get(`/api/externo/arquivos/${answer.json().id}`)).statusCode).toBe(404)
  expect(await status(rh, answer.json().id)).toBe(404)
})

test('the daily cleaning erases what no record has, and only that', async () => {
  const { prumo } = app.fastify
  const { pool } = app.database
  const old = await send('velho.txt', 'velho')
  const same = await send('igual.txt', 'guardado')
  const kept = await send('igual.txt', 'guardado')
  await pool.query(`update arquivo set criado_em = now() - interval '2 days' where id = any($1)`, [
    [old.id, same.id, kept.id],
  ])
  await pool.query(`update arquivo set entidade = 'captacao/candidato', registro_id = 1 where id = $1`, [kept.id])
  const recent = await send('novo.txt', 'novo')
  await prumo.jobs.run('arquivos-orfaos', {})
  const { rows } = await pool.query<{ id: string }>('select id from arquivo where id = any($1)', [
    [old.id, same.id, kept.id, recent.id],
  ])
  expect(rows.map(({ id }) => id).sort()).toEqual([kept.id, recent.id].sort())
  expect((await prumo.files.content(1, kept.id))?.bytes.toString()).toBe('guardado')
  const folder = join(prumo.env.dataDir, 'arquivos')
  const names = readdirSync(folder, { recursive: true }).map(String)
  expect(names.filter((name) => name.includes('.'))).toEqual([])
})

describe('files that nobody saves do not fill the disk', () => {
  const waiting = (column: string, id: number, count: number, size: number) =>
    app.database.pool.query(
      `insert into arquivo (empresa_id, nome, tipo, tamanho, sha256, ${column})
       select 1, 'espera ' || i, 'application/pdf', $2, 'espera', $1 from generate_series(1, $3) i`,
      [id, size, count],
    )
  const clear = () => app.database.pool.query("delete from arquivo where sha256 = 'espera'")
  const answer = async (client: Client, path: string) => {
    const { statusCode, body } = await client.upload(path, 'laudo.pdf', pdf)
    return [statusCode, (JSON.parse(body) as { message?: string }).message]
  }
  const refused = [
    429,
    'Há arquivos demais enviados e ainda não salvos em um registro. Salve o que está em edição ou tente amanhã.',
  ]

  test('of a user up to 500 files wait; saved ones and those of others do not count', async () => {
    const sst = await login(app, 'sst')
    await waiting('usuario_id', 4, 500, 10)
    expect(await answer(sst, url)).toEqual(refused)
    expect(await answer(rh, url)).toEqual([201, undefined])
    await app.database.pool.query("update arquivo set entidade = 'sst/epi', registro_id = 1 where nome = 'espera 1'")
    expect(await answer(sst, url)).toEqual([201, undefined])
    await clear()
  })

  test('of a candidate, up to 40 files or 200 MB', async () => {
    const candidato = await loginCandidato(app)
    const { rows } = await app.database.pool.query<{ id: number }>(
      "select id from candidato where pessoal_cpf = '52998224725' and empresa_id = 1",
    )
    await waiting('candidato_id', rows[0]?.id ?? 0, 20, 10 * 1024 * 1024)
    expect(await answer(candidato, '/api/externo/arquivos')).toEqual(refused)
    await clear()
    expect(await answer(candidato, '/api/externo/arquivos')).toEqual([201, undefined])
  })
})
