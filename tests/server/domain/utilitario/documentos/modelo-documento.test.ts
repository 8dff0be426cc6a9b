import { afterAll, beforeAll, expect, test } from 'vitest'
import { login } from '#tests/helpers/app.ts'
import { pagesOf } from '#tests/helpers/pdf.ts'
import { type Documents, mensagem, modelo, openDocuments, textOf, url } from './documentos.ts'

let on: Documents
beforeAll(async () => {
  on = await openDocuments()
})
afterAll(() => on?.app.close())

test('[REL-utilitario/modelo-documento/emite: rows] a document says what the record says, in the formats of the lists, and words that look like HTML stay words', async () => {
  const { id } = await on.cria({
    corpo: [
      '<h2>{{candidato.nome}}</h2><p align="center"><b>Pretensão</b>: {{candidato.pretencaoSalarial}}</p>',
      '<p>Nascimento: {{candidato.pessoal.dataNascimento}}</p><p>Indicado por: {{candidato.pessoal.indicadoPor}}</p>',
      '<p>{{candidato.experiencias: empresa, dataAdmissao}}</p><ol><li>Um</li><li>Dois</li></ol>',
      '<p class="assinatura">{{usuario.nome}}</p>',
    ].join(''),
    rodape: 'Confidencial de {{candidato.nome}}',
  })
  const text = await textOf(await on.imprime(id, [on.candidatoId]))
  for (const words of [
    'Comunicado a Conceição <b>do</b> Prado',
    'Nascimento: 20/05/1990',
    'Tecelagem Boa Vista',
    '01/02/2015',
    'Confidencial de Conceição <b>do</b> Prado',
    'Página 1 de 1',
  ])
    expect(text).toContain(words)
  expect(text.replaceAll('\u00a0', ' ')).toContain('R$ 3.200,00')
  // a line that would say nothing is left out, and a column that was not asked for does not come
  expect(text).not.toContain('Indicado por')
  expect(text).not.toContain('Costureira')
})

test('a placeholder that does not exist is refused on its field, with what was probably meant', async () => {
  const wrong = await on.admin.post(url, modelo({ corpo: '<p>Olá, {{candidato.nme}}</p>' }))
  expect(wrong.statusCode).toBe(400)
  expect(mensagem(wrong)).toMatchObject({
    field: 'corpo',
    message: 'O marcador {{candidato.nme}} não existe: você quis dizer "candidato.nome"?',
  })
  expect(mensagem(await on.admin.post(url, modelo({ titulo: 'Sem {{fim' })))).toMatchObject({
    field: 'titulo',
    message: 'Há um marcador sem {{ ou }}.',
  })
  expect(mensagem(await on.admin.post(url, modelo({ corpo: '<p>Veja {{candidato.experiencias}}</p>' })))?.message).toBe(
    'A lista {{candidato.experiencias}} precisa de um parágrafo só para ela.',
  )
  expect(
    mensagem(await on.admin.post(url, modelo({ corpo: '<p>{{candidato.experiencias: empreza}}</p>' })))?.message,
  ).toBe('A lista {{candidato.experiencias}} não tem a coluna empreza: você quis dizer "empresa"?')
  expect(mensagem(await on.admin.post(url, modelo({ rodape: '{{candidato.experiencias}}' })))?.field).toBe('rodape')
})

test('of a text only what formats is kept: scripts, styles, pictures and links do not reach the register', async () => {
  const { corpo } = await on.cria({
    corpo:
      '<p onclick="x()" style="color:red" align="right">Um <strong>dois</strong><script>alert(1)</script><img src=x onerror=alert(1)></p><a href="javascript:x()">três</a>',
  })
  expect(corpo).toBe('<p align="right">Um <b>dois</b></p>três')
})

test('what was printed stays as it was, whoever changes the template, and who sees the record sees it', async () => {
  const um = await on.cria({ corpo: '<p>Primeira redação</p>' })
  await textOf(await on.imprime(um.id, [on.candidatoId]))
  const changed = await on.admin.put(`${url}/${um.id}`, { ...um, corpo: '<p>Segunda redação</p>' })
  expect(changed.statusCode, changed.body).toBe(200)
  await textOf(await on.imprime(um.id, [on.candidatoId]))
  const address = `/api/documentos?entidade=captacao/candidato&id=${on.candidatoId}`
  const lista = (await on.rh.get(address)).json() as { id: number; modelo: string; emitidoPor: string }[]
  const [second, first] = lista.filter(({ modelo: nome }) => nome === um.nome)
  expect(first?.emitidoPor).not.toBe('')
  expect(await textOf(await on.rh.get(`/api/documentos/${first?.id}/pdf`))).toContain('Primeira redação')
  expect(await textOf(await on.rh.get(`/api/documentos/${second?.id}/pdf`))).toContain('Segunda redação')
  // another company, and who has no right to the register, are told nothing
  expect((await (await login(on.app, 'rh2')).get(`/api/documentos/${first?.id}/pdf`)).statusCode).toBe(404)
  const sst = await login(on.app, 'sst')
  // a document of a record one does not see is none
  expect((await sst.get(`/api/documentos/${first?.id}/pdf`)).statusCode).toBe(404)
  expect((await sst.get(address)).statusCode).toBe(403)
  expect((await on.imprime(um.id, [on.candidatoId], sst)).statusCode).toBe(403)
  // only who keeps the templates takes one away
  expect((await on.rh.delete(`/api/documentos/${first?.id}`)).statusCode).toBe(403)
  expect((await on.admin.delete(`/api/documentos/${first?.id}`)).statusCode).toBe(204)
  expect((await on.admin.get(`/api/documentos/${first?.id}/pdf`)).statusCode).toBe(404)
})

test('erasing a person takes the documents printed about her, and their files', async () => {
  const id = await on.candidato('Isaura Documentada Teles')
  const { id: modeloId } = await on.cria()
  expect(await textOf(await on.imprime(modeloId, [id]))).toContain('Isaura Documentada Teles')
  const [line] = (await on.rh.get(`/api/documentos?entidade=captacao/candidato&id=${id}`)).json() as { id: number }[]
  const [stored] = await on.rows('select arquivo from documento_emitido where id = $1', line?.id)
  expect(await on.rows('select id from arquivo where id = $1', stored?.arquivo)).toHaveLength(1)
  const lgpd = '/api/utilitario/lgpd'
  const { assinatura } = (await on.admin.get(`${lgpd}/previa?entidade=captacao/candidato&id=${id}`)).json()
  await on.admin.post(`${lgpd}/apagamento`, { entidade: 'captacao/candidato', id, assinatura })
  await on.app.fastify.prumo.jobs.drain()
  expect((await on.rh.get(`/api/documentos/${line?.id}/pdf`)).statusCode).toBe(404)
  expect(await on.rows('select id from documento_emitido where registro_id = $1', id)).toEqual([])
  expect(await on.rows('select id from arquivo where id = $1', stored?.arquivo)).toEqual([])
})

test('several records are one file, each from a page of its own that counts its own pages', async () => {
  const { id } = await on.cria({ corpo: '<p>Um</p><hr class="quebra"><p>Dois</p>' })
  const outro = await on.candidato('Antônio José')
  const answer = await on.imprime(id, [on.candidatoId, outro])
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  const pages = await pagesOf(answer.rawPayload)
  expect(pages).toHaveLength(4)
  expect(pages[1]).toContain('Página 2 de 2')
  expect(pages[2]).toContain('Comunicado a Antônio José')
  expect(pages[2]).toContain('Página 1 de 2')
  const many = await on.imprime(
    id,
    Array.from({ length: 1001 }, (_, i) => i + 1),
  )
  expect(mensagem(many)?.message).toBe('Podem ser impressos até 1.000 registros de cada vez')
})

test('[REL-utilitario/modelo-documento/emite: areas] [REL-utilitario/modelo-documento/routes: areas] a document tells of a manager no more than his screens do', async () => {
  const gestor = await login(on.app, 'gestor')
  const { id } = await on.cria({
    entidade: 'captacao/solicitacao-pessoal',
    titulo: 'Pedido',
    corpo: '<p>{{solicitacaoPessoal.descricao}}</p>',
  })
  const all = (await on.rh.get('/api/captacao/solicitacoes-pessoal/opcoes?size=100')).json() as { id: number }[]
  const own = (await gestor.get('/api/captacao/solicitacoes-pessoal/opcoes?size=100')).json() as { id: number }[]
  const foreign = all.find((one) => !own.some((mine) => mine.id === one.id))
  expect(own.length).toBeGreaterThan(0)
  expect(foreign).toBeDefined()
  expect((await on.imprime(id, [own[0]?.id ?? 0], gestor)).statusCode).toBe(200)
  expect((await on.imprime(id, [foreign?.id ?? 0], gestor)).statusCode).toBe(404)
})

test('an offer letter is printed from the candidate in a selection, with what the request says', async () => {
  const modelos = (await on.rh.get('/api/documentos/modelos')).json() as {
    id: number
    nome: string
    entidade: string
  }[]
  const carta = modelos.find(({ nome }) => nome === 'Carta-proposta')
  expect(carta?.entidade).toBe('captacao/candidato-solicitacao')
  const [row] = (await on.rh.get('/api/captacao/candidato-solicitacoes?size=1')).json() as {
    id: number
    candidato: { nome: string }
    solicitacao: { descricao: string }
  }[]
  const text = await textOf(await on.imprime(carta?.id ?? 0, [row?.id ?? 0]))
  expect(text).toContain('Proposta de trabalho')
  expect(text).toContain(row?.candidato.nome)
  expect(text).toContain(row?.solicitacao.descricao)
})

test('[REL-utilitario/modelo-documento/routes: rows] the preview shows what is being written with the newest record, says what is wrong, and keeps nothing', async () => {
  const address = `/api/documentos?entidade=captacao/candidato&id=${on.candidatoId}`
  const before = ((await on.rh.get(address)).json() as unknown[]).length
  const rascunho = modelo({ corpo: '<p>Rascunho de {{candidato.nome}}</p>' })
  const answer = await on.admin.post(`${url}/previa`, { modelo: rascunho, registroId: on.candidatoId })
  expect(await textOf(answer)).toContain('Rascunho de Conceição')
  expect(((await on.rh.get(address)).json() as unknown[]).length).toBe(before)
  const wrong = await on.admin.post(`${url}/previa`, { modelo: { ...rascunho, corpo: '<p>{{candidat.nome}}</p>' } })
  expect(mensagem(wrong)?.field).toBe('corpo')
})

test('the placeholders offered carry the titles of the definitions, those of lists and of inner parts too', async () => {
  const fontes = (await on.admin.get(`${url}/marcadores?entidade=captacao/candidato-solicitacao`)).json() as {
    titulo: string
    marcadores: { marcador: string; titulo: string; lista: boolean }[]
  }[]
  const todos = fontes.flatMap(({ marcadores }) => marcadores)
  expect(todos).toContainEqual({ marcador: 'candidato.contato.email', titulo: 'Contato: E-mail', lista: false })
  expect(todos).toContainEqual({
    marcador: 'candidato.experiencias',
    titulo: 'Experiências Profissionais',
    lista: true,
  })
  expect(todos.some(({ marcador }) => marcador === 'candidato.senha' || marcador === 'candidato.foto')).toBe(false)
  expect((await on.admin.get(`${url}/marcadores?entidade=utilitario/usuario`)).statusCode).toBe(400)
})

test('a template that is not active is neither offered nor printed', async () => {
  const { id } = await on.cria({ ativo: false })
  const modelos = (await on.rh.get('/api/documentos/modelos')).json() as { id: number }[]
  expect(modelos.some((one) => one.id === id)).toBe(false)
  expect(mensagem(await on.imprime(id, [on.candidatoId]))?.message).toBe(
    'O modelo de documento não existe ou não está ativo',
  )
})
