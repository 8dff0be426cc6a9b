import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, login } from '#tests/helpers/app.ts'
import { pagesOf } from '#tests/helpers/pdf.ts'
import { type Documents, mensagem, openDocuments, textOf } from './documentos.ts'

interface Emitido {
  id: number
  versao: number
  numero: string
  titulo: string
  situacao: string
  podeRevogar: boolean
  emitidoPor: string
  revogadoPor?: string
  motivoRevogacao?: string
}

let on: Documents
let modeloId: number
beforeAll(async () => {
  on = await openDocuments()
  const corpo = [
    'Documento {{documento.numero}}, código {{documento.codigo}}',
    'Confira em {{documento.endereco}}',
    '{{qr: 3 cm}}',
  ]
  modeloId = (await on.cria({ nome: 'Declaração', corpo: corpo.map((linha) => `<p>${linha}</p>`).join('') })).id
})
afterAll(() => on?.app.close())

const emitidos = async (id = on.candidatoId, client: Client = on.rh): Promise<Emitido[]> =>
  (await client.get(`/api/documentos?entidade=captacao/candidato&id=${id}`)).json() as Emitido[]

async function emite(client: Client = on.rh): Promise<{ texto: string; bytes: Buffer; linha: Emitido }> {
  const answer = await on.imprime(modeloId, [on.candidatoId], client)
  const texto = await textOf(answer)
  const [linha] = await emitidos()
  if (!linha) throw new Error('nothing was issued')
  return { texto, bytes: answer.rawPayload, linha }
}

const revoga = ({ id, versao }: Emitido, motivoRevogacao: string | undefined, client: Client = on.rh) =>
  client.put(`/api/documentos/${id}/revoga`, { versao, ...(motivoRevogacao ? { motivoRevogacao } : {}) })

const verifica = (query: string, client: Client = on.rh) => client.get(`/api/externo/documentos/verificacao?${query}`)

/** What the paper says of its verification. */
const impresso = (texto: string) => {
  const [, empresaId, codigo] = /externo\/verificacao\?empresaId=(\d+)#([0-9A-Z-]+)/.exec(texto) ?? []
  return `empresaId=${empresaId}&codigo=${codigo}`
}

test('each document has a number and a code of its own, and says them', async () => {
  const one = await emite()
  const other = await emite()
  expect(one.linha.numero).toMatch(/^\d{4}\/\d{6}$/)
  expect(Number(other.linha.numero.slice(5))).toBe(Number(one.linha.numero.slice(5)) + 1)
  expect(one.texto).toContain(`Documento ${one.linha.numero}, código `)
  const [, code] = /código ([0-9A-Z-]{14})/.exec(one.texto) ?? []
  expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  expect(other.texto).not.toContain(String(code))
  expect(one.linha).toMatchObject({ situacao: 'EMITIDO', podeRevogar: true })
})

test('what was issued is printed again with the very same bytes', async () => {
  const { bytes, linha } = await emite()
  for (let i = 0; i < 2; i++) {
    const again = await on.rh.get(`/api/documentos/${linha.id}/pdf`)
    expect(again.rawPayload.equals(bytes)).toBe(true)
  }
})

test('a preview has no number, and draws none', async () => {
  const [before] = await emitidos()
  const previa = await on.admin.post('/api/utilitario/modelos-documento/previa', {
    modelo: { titulo: 'X', entidade: 'captacao/candidato', corpo: '<p>Nº {{documento.numero}}</p><p>{{qr}}</p>' },
    registroId: on.candidatoId,
  })
  expect(await textOf(previa)).toContain('Nº (número)')
  const { linha } = await emite()
  expect(Number(linha.numero.slice(5))).toBe(Number(before?.numero.slice(5)) + 1)
})

test('who issued a document revokes it with a reason, once; from then on each page says so and the file stays', async () => {
  const { bytes, linha, texto } = await emite()
  expect(mensagem(await revoga(linha, undefined))).toMatchObject({
    field: 'motivoRevogacao',
    message: 'Motivo da revogação é obrigatório',
  })
  expect((await revoga({ ...linha, versao: 99 }, 'Erro')).statusCode).toBe(409)
  expect((await on.rh.put(`/api/documentos/${linha.id}/revoga`, { motivoRevogacao: 'Erro' })).statusCode).toBe(400)
  const done = await revoga(linha, 'Salário digitado errado')
  expect(done.statusCode, done.body).toBe(204)
  const [now] = await emitidos()
  expect(now).toMatchObject({
    id: linha.id,
    numero: linha.numero,
    situacao: 'REVOGADO',
    podeRevogar: false,
    revogadoPor: linha.emitidoPor,
    motivoRevogacao: 'Salário digitado errado',
  })
  const again = await on.rh.get(`/api/documentos/${linha.id}/pdf`)
  const pages = await pagesOf(again.rawPayload)
  expect(pages[0]).toContain('REVOGADO')
  expect(pages[0]).toContain('Documento revogado em ')
  expect(pages[0]).toContain(linha.numero)
  // the reason is nobody's business who holds the paper
  expect(pages[0]).not.toContain('Salário')
  const [{ arquivo } = {}] = await on.rows('select arquivo from documento_emitido where id = $1', linha.id)
  const kept = await on.app.fastify.prumo.files.content(1, String(arquivo))
  expect(kept?.bytes.equals(bytes)).toBe(true)
  const second = await revoga(now as Emitido, 'De novo')
  expect(second.statusCode).toBe(409)
  expect(second.json()).toMatchObject({ message: 'Este documento já foi revogado.' })
  // the trail has who and when
  const lines = await on.rows(
    `select operacao, usuario_nome from auditoria where entidade = 'utilitario/documento-emitido' and registro_id = $1 order by id`,
    linha.id,
  )
  expect(lines.map(({ operacao }) => operacao)).toEqual(['criacao', 'revoga'])
  expect((await verifica(impresso(texto))).json()).toMatchObject({ situacao: 'REVOGADO', numero: linha.numero })
})

test('others than who issued it revoke it only when they keep the templates, and nobody one that he does not see', async () => {
  const { linha } = await emite(on.admin)
  expect((await emitidos())[0]).toMatchObject({ id: linha.id, podeRevogar: false })
  expect((await revoga(linha, 'Não é meu')).statusCode).toBe(403)
  for (const name of ['sst', 'rh2'] as const)
    expect((await revoga(linha, 'Não vejo', await login(on.app, name))).statusCode).toBe(404)
  const { linha: dele } = await emite(on.rh)
  expect((await emitidos(on.candidatoId, on.admin))[0]).toMatchObject({ id: dele.id, podeRevogar: true })
  expect((await revoga(dele, 'Modelo trocado', on.admin)).statusCode).toBe(204)
})

test('who has the paper sees whether it counts, and nothing of the person it is about', async () => {
  const { texto, linha } = await emite()
  const answer = await verifica(impresso(texto))
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.headers['cache-control']).toContain('no-store')
  expect(answer.json()).toEqual({
    situacao: 'EMITIDO',
    numero: linha.numero,
    modelo: 'Declaração',
    empresa: 'Aurora Alimentos Ltda',
    emitidoEm: expect.stringMatching(/^\d{4}-/),
  })
  expect(answer.body).not.toContain('Conceição')
  // as somebody types it
  expect((await verifica(impresso(texto).toLowerCase().replace('empresaid', 'empresaId'))).statusCode).toBe(200)
  const wrong = await verifica('empresaId=1&codigo=AAAA-BBBB-CCCC')
  expect(wrong.statusCode).toBe(404)
  expect(wrong.json()).toMatchObject({
    message: 'Nenhum documento foi emitido com este código. Confira o que está impresso nele.',
  })
  // a code counts in its own company
  expect((await verifica(impresso(texto).replace('empresaId=1', 'empresaId=2'))).statusCode).toBe(404)
})

test('a template that names what is no longer there is not issued with a hole in it', async () => {
  const { id } = await on.cria({ nome: 'Antigo' })
  await on.rows(`update modelo_documento set corpo = '<p>{{candidato.nomee}}</p>' where id = $1`, id)
  expect(mensagem(await on.imprime(id, [on.candidatoId]))).toMatchObject({
    field: 'modeloId',
    message:
      'O modelo de documento precisa ser corrigido. O marcador {{candidato.nomee}} não existe: você quis dizer "candidato.nome"?',
  })
  await on.rows(`update modelo_documento set entidade = 'utilitario/webhook' where id = $1`, id)
  expect(mensagem(await on.imprime(id, [on.candidatoId]))?.message).toBe(
    'O modelo de documento não existe ou não está ativo',
  )
  const offered = (await on.rh.get('/api/documentos/modelos')).json() as { id: number }[]
  expect(offered.some((one) => one.id === id)).toBe(false)
})

test('codes are guessed as slowly as passwords', async () => {
  const answers: number[] = []
  for (let i = 0; i < 40 && answers.at(-1) !== 429; i++)
    answers.push((await verifica(`empresaId=1&codigo=ZZZZ-ZZZZ-ZZ${i}`)).statusCode)
  expect(answers.at(-1)).toBe(429)
})
