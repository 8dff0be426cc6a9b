import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type Response, type TestApp } from '#tests/helpers/app.ts'
import { CICLOS, type Stored } from './ciclo/ciclos.ts'
import { ACAO, type CenaDaTabela, COPIAS, cenaDaTabela, contado, linhasDe, QUEM } from './quem-abre.ts'
import { MINHAS } from './questionario.ts'

/** Who opens what of a cycle by name and of an anonymous one, from its release to its published result — spec 2 §4, §7 and the domain's README */
const NINEBOX = '/api/avaliacao/ninebox'
/** marks of the roles; what they come to: by name and without a name (73 + 61) / 2, one's own counting nothing */
const FIGURAS = [91, 73, 61, 67]

let app: TestApp
let c: CenaDaTabela
let nominal: Stored
let anonima: Stored
/** the evaluator's copies about the evaluated, in both cycles, and one of each that she answers about herself */
let ids: Record<'par' | 'propria' | 'parAnonimo' | 'propriaAnonima', number>

beforeAll(async () => {
  app = await createTestApp()
  c = await cenaDaTabela(app)
  nominal = await c.ciclo('Tabela nominal', { anonima: false })
  anonima = await c.ciclo('Tabela anônima', { anonima: true })
}, 300_000)
afterAll(() => app?.close())

const relatorio =
  (nome: string, ciclo: () => Stored, more = {}) =>
  (client: Client) =>
    client.post(`/api/avaliacao/relatorios/${nome}`, {
      filters: { avaliacaoDesempenhoId: { id: ciclo().id }, ...more },
      formato: 'json',
    })
const get = (url: () => string) => (client: Client) => client.get(url())
const copia = (nome: keyof typeof ids) => ids[nome]
const doCiclo = (sub: string) => get(() => `${CICLOS}/${nominal.id}${sub}`)

const PEDIDOS: Record<string, (client: Client) => Promise<Response>> = {
  'perguntas da cópia do par': get(() => `${COPIAS}/${copia('par')}/questionario`),
  'perguntas da cópia anônima do par': get(() => `${COPIAS}/${copia('parAnonimo')}/questionario`),
  'o que tenho a responder': get(() => `${MINHAS}?avaliacaoDesempenho=${nominal.id}`),
  'cópia do par': get(() => `${MINHAS}/${copia('par')}`),
  'respostas do par': get(
    () => `/api/avaliacao/respostas/avaliacao-desempenho-questionario?colaboradorQuestionarioId=${copia('par')}`,
  ),
  'resultado da cópia do par': get(() => `${COPIAS}/${copia('par')}/resultado`),
  'par impressa': get(() => `${MINHAS}/${copia('par')}/respondida/pdf`),
  'par em planilha': get(() => `${MINHAS}/${copia('par')}/respondida/xls`),
  'par e própria comparadas': get(() => `${MINHAS}/${copia('par')}/${copia('propria')}/comparativa`),
  'registro da cópia do par': get(() => `${COPIAS}/${copia('par')}`),
  'exclui a cópia do par': (client) => client.delete(`${COPIAS}/${copia('par')}`),
  'cópia anônima': get(() => `${MINHAS}/${copia('parAnonimo')}`),
  'respostas anônimas': get(
    () => `/api/avaliacao/respostas/avaliacao-desempenho-questionario?colaboradorQuestionarioId=${copia('parAnonimo')}`,
  ),
  'resultado da cópia anônima': get(() => `${COPIAS}/${copia('parAnonimo')}/resultado`),
  'anônima impressa': get(() => `${MINHAS}/${copia('parAnonimo')}/respondida/pdf`),
  'anônima em planilha': get(() => `${MINHAS}/${copia('parAnonimo')}/respondida/xls`),
  'anônima comparada': get(() => `${MINHAS}/${copia('propriaAnonima')}/${copia('parAnonimo')}/comparativa`),
  'anônima comparada, impressa': get(
    () => `${MINHAS}/${copia('propriaAnonima')}/${copia('parAnonimo')}/comparativa/pdf`,
  ),
  'registro da cópia anônima': get(() => `${COPIAS}/${copia('parAnonimo')}`),
  'link da cópia anônima': (client) => client.post(`${COPIAS}/${copia('parAnonimo')}/link`, {}),
  'exclui a cópia anônima': (client) => client.delete(`${COPIAS}/${copia('parAnonimo')}`),
  ciclo: doCiclo(''),
  participantes: doCiclo('/participantes'),
  'é do tipo 2.0': doCiclo('/dois-ponto-zero'),
  'é anônima': doCiclo('/anonima'),
  avaliados: doCiclo('/avaliados'),
  avaliadores: doCiclo('/avaliadores'),
  'registro dos participantes': get(
    () => `/api/avaliacao/participante-avaliacao-desempenho?avaliacaoDesempenho=${nominal.id}`,
  ),
  'quem respondeu': doCiclo('/avaliacoes-respondidas'),
  'quem respondeu, anônima': get(() => `${CICLOS}/${anonima.id}/avaliacoes-respondidas`),
  'quem não respondeu': get(() => `${NINEBOX}/avaliadores-nao-responderam?avaliacaoDesempenhoId=${nominal.id}`),
  resultados: doCiclo('/resultados'),
  'resultados, anônima': get(() => `${CICLOS}/${anonima.id}/resultados`),
  'meus resultados': get(() => `${CICLOS}/meus-resultados`),
  comentários: get(() => `${CICLOS}/${anonima.id}/avaliados/${c.avaliada.id}/comentarios`),
  'nine box': get(() => `${NINEBOX}/chart/${nominal.id}`),
  'meus pdis': get(() => '/api/avaliacao/pdis/meus'),
  pdis: get(() => `/api/avaliacao/pdis?avaliacaoDesempenho=${nominal.id}`),
  'gera o pdi da chefe': (client) =>
    client.post('/api/avaliacao/pdis/gera', {
      ...{ colaboradorId: c.chefe.id, avaliacaoDesempenhoId: nominal.id, prazo: '2099-12-31' },
    }),
  'relatório do resultado': relatorio('resultado-avaliacao-desempenho', () => nominal, { resultado: 'A' }),
  'relatório do resultado, anônima': relatorio('resultado-avaliacao-desempenho', () => anonima, { resultado: 'A' }),
  'relatório de respondidas': relatorio('avaliacao-desempenho-respondidas', () => nominal),
  'relatório de avaliadores': relatorio('avaliacao-desempenho-avaliadores-avaliados', () => nominal),
  'antes da liberação': doCiclo('/antes-da-liberacao'),
  libera: (client) => client.put(`${CICLOS}/${nominal.id}/libera`, {}),
  'libera pelo sinal': (client) => client.put(`${CICLOS}/${nominal.id}/liberada/true`, {}),
  'libera várias': (client) => client.put(`${CICLOS}/liberacao`, { ids: [nominal.id] }),
  prepara: (client) => client.put(`${CICLOS}/${nominal.id}/prepara`, {}),
  bloqueia: (client) => client.put(`${CICLOS}/${nominal.id}/bloqueia`, {}),
  encerra: (client) => client.put(`${CICLOS}/${nominal.id}/encerra`, {}),
  publica: (client) => client.put(`${CICLOS}/${nominal.id}/publica`, {}),
  'escreve a quem deve': (client) => client.post(`${CICLOS}/${nominal.id}/envia-email`, {}),
  'retira avaliados': (client) =>
    client.post(`${CICLOS}/${nominal.id}/participantes/remove-avaliados`, { colaboradoresIds: [c.avaliada.id] }),
}

/** Asks every cell of a table; what differs is shown as the table is written. */
async function confere(tabela: string): Promise<void> {
  const feita: [string, string[]][] = []
  const esperada = linhasDe(tabela)
  for (const [pedido, celulas] of esperada) {
    const ask = PEDIDOS[pedido]
    if (!ask || celulas.length !== QUEM.length) throw new Error(`No such row: ${pedido}`)
    const ditas: string[] = []
    for (const [i, quem] of QUEM.entries())
      ditas.push(celulas[i] === '-' ? '-' : contado(await ask(c.clientes[quem]), c, FIGURAS))
    feita.push([pedido, ditas])
  }
  expect(feita).toEqual(esperada)
}

test('a cycle in preparation is released by HR alone', async () => {
  await confere(`
                          | avaliador avaliada gestora rh        lider   rh2     nada
    ciclo                 | 403       403      403     200       200     404     403
    participantes         | 403       403      403     200:ndlp  200:d   404     403
    é do tipo 2.0         | 404       404      404     200       200     404     404
    é anônima             | 403       403      403     200       200     404     403
    antes da liberação    | 403       403      403     200       403     404     403
    libera                | 403       403      403     -         403     404     403
    libera pelo sinal     | 403       403      403     -         403     404     403
    libera várias         | 403       403      403     -         403     404     403
    retira avaliados      | 403       403      403     -         403     404     403
  `)
  for (const ciclo of [nominal, anonima]) {
    const released = await c.passo(ciclo, 'libera', c.clientes.rh)
    expect(released.statusCode, released.body).toBe(200)
    // the Nine Box of a cycle that asks for one axis alone is empty
    await c.rows('update avaliacao_desempenho set avaliar_competencias_cargo = true where id = $1', [ciclo.id])
  }
  const id = async (ciclo: Stored, por: { id: number; nome: string }) => (await c.copiaDe(ciclo, c.avaliada, por)).id
  ids = {
    ...{ par: await id(nominal, c.avaliador), propria: await id(nominal, c.avaliada) },
    ...{ parAnonimo: await id(anonima, c.avaliador), propriaAnonima: await id(anonima, c.avaliada) },
  }
})

test('a copy that waits for its answers is opened by who is to answer it; HR sees who owes', async () => {
  await confere(`
                                      | avaliador avaliada gestora rh        lider   rh2     nada
    perguntas da cópia do par         | 200:np    404      404     403       404     404     404
    perguntas da cópia anônima do par | 200:np    404      404     403       404     404     404
    o que tenho a responder           | 200:ndl   200:n    200:ndl 200       200:l   409     409
    é do tipo 2.0                     | 200       200      200     200       200     404     404
    quem não respondeu                | 403       403      403     200:ndlp  200:d   404     403
    resultados                        | 403       403      403     409       409     404     403
    comentários                       | 403       403      403     409       403     404     403
    nine box                          | 403       403      403     409       409     404     403
    relatório do resultado            | 403       403      403     409       409     404     403
    relatório de respondidas          | 403       403      403     200:ndlp  200:d   404     403
    relatório de avaliadores          | 403       403      403     200:ndlp  200:d   404     403
    exclui a cópia do par             | 403       403      403     409       403     404     403
    exclui a cópia anônima            | 403       403      403     409       403     404     403
    link da cópia anônima             | 403       403      403     -         403     404     403
    escreve a quem deve               | 403       403      403     -         403     404     403
    prepara                           | 403       403      403     -         403     404     403
    bloqueia                          | 403       403      403     -         403     404     403
    encerra                           | 403       403      403     -         403     404     403
  `)
})

test('an anonymous copy that was begun gets no other link: its draft is read by its person alone', async () => {
  const rascunho = { respostas: c.respostas('P'), respondidoParcialmente: true }
  const kept = await c.clientes.avaliador.put(`${COPIAS}/${ids.parAnonimo}/respostas`, rascunho)
  expect(kept.statusCode, kept.body).toBe(200)
  await confere(`
                                      | avaliador avaliada gestora rh        lider   rh2     nada
    perguntas da cópia anônima do par | 200:npmt  404      404     403       404     404     404
    cópia anônima                     | 200:np    404      404     200:np    404     404     404
    resultado da cópia anônima        | 403       403      403     200:np    403     404     403
    registro da cópia anônima         | 403       403      403     200:np    403     404     403
    link da cópia anônima             | 403       403      403     409       403     404     403
  `)
})

test('what was handed in by name is read by HR and its author; without a name by nobody at all', async () => {
  for (const id of [ids.par, ids.parAnonimo]) {
    const given = await c.clientes.avaliador.put(`${COPIAS}/${id}/respostas`, { respostas: c.respostas('P') })
    expect(given.statusCode, given.body).toBe(200)
  }
  for (const ciclo of [nominal, anonima]) await c.respondem(ciclo)
  await confere(`
                                      | avaliador avaliada gestora rh        lider   rh2     nada
    cópia do par                      | 200:np    404      404     200:np    404     404     404
    respostas do par                  | 200:mt    404      404     200:mt    404     404     404
    resultado da cópia do par         | 403       403      403     200:npmt  403     404     403
    par impressa                      | 200       404      404     200       404     404     404
    par em planilha                   | 200       404      404     200       404     404     404
    par e própria comparadas          | 404       404      404     200:npmt  404     404     404
    registro da cópia do par          | 403       403      403     200:npmt  403     404     403
    exclui a cópia do par             | 403       403      403     409       403     404     403
    cópia anônima                     | 409       404      404     409       404     404     404
    respostas anônimas                | 409       404      404     409       404     404     404
    resultado da cópia anônima        | 403       403      403     409       403     404     403
    anônima impressa                  | 409       404      404     409       404     404     404
    anônima em planilha               | 409       404      404     409       404     404     404
    anônima comparada                 | 404       404      404     409       404     404     404
    anônima comparada, impressa       | 404       404      404     409       404     404     404
    registro da cópia anônima         | 403       403      403     200:np    403     404     403
    link da cópia anônima             | 403       403      403     409       403     404     403
    exclui a cópia anônima            | 403       403      403     409       403     404     403
    quem respondeu                    | 403       403      403     200:ndlp  200:d   404     403
    quem respondeu, anônima           | 403       403      403     200:ndl   200:d   404     403
    resultados                        | 403       403      403     409       409     404     403
    meus resultados                   | 200       200      200     200       200     200     200
    relatório do resultado            | 403       403      403     409       409     404     403
  `)
})

test('closed, its results are for those who evaluate people: a manager has her people’s, never her own', async () => {
  for (const ciclo of [nominal, anonima]) expect((await c.passo(ciclo, 'encerra', c.clientes.rh)).statusCode).toBe(200)
  const plano = { colaborador: { id: c.avaliada.id }, avaliacaoDesempenho: { id: nominal.id } }
  const itens = [{ acao: ACAO, prazo: '2099-12-31' }]
  await c.make('/api/avaliacao/pdis', { ...plano, criadoEm: app.today(), itens })
  await confere(`
                                      | avaliador avaliada gestora rh        lider   rh2     nada
    resultados                        | 403       403      403     200:ndlm  200:dm  404     403
    resultados, anônima               | 403       403      403     200:ndlm  200:dm  404     403
    meus resultados                   | 200       200      200     200       200     200     200
    comentários                       | 403       403      403     200:t     403     404     403
    nine box                          | 403       403      403     200:ndlm  200:dm  404     403
    meus pdis                         | 200       200:a    200     200       200:l   200     200
    pdis                              | 403       403      403     200:n     200     200     403
    gera o pdi da chefe               | 403       403      403     409       403     404     403
    participantes                     | 403       403      403     200:ndlp  200:d   404     403
    avaliados                         | 403       403      403     200:ndl   200:d   404     403
    avaliadores                       | 403       403      403     200:ndlp  200:d   404     403
    registro dos participantes        | 403       403      403     200:ndlp  200:d   200     403
    relatório do resultado            | 403       403      403     200:ndlpmt 200:dmt 404    403
    relatório do resultado, anônima   | 403       403      403     200:ndlm  200:dm  404     403
    relatório de respondidas          | 403       403      403     200:ndlp  200:d   404     403
    relatório de avaliadores          | 403       403      403     200:ndlp  200:d   404     403
    publica                           | 403       403      403     -         403     404     403
  `)
})

test('published, each person is told his own, and no author', async () => {
  for (const ciclo of [nominal, anonima]) expect((await c.passo(ciclo, 'publica', c.clientes.rh)).statusCode).toBe(200)
  await confere(`
                                      | avaliador avaliada gestora rh        lider   rh2     nada
    meus resultados                   | 200       200:m    200     200       200:m   200     200
    resultados                        | 403       403      403     200:ndlm  200:dm  404     403
    cópia anônima                     | 409       404      404     409       404     404     404
    relatório do resultado            | 403       403      403     200:ndlpmt 200:dmt 404    403
    comentários                       | 403       403      403     200:t     403     404     403
  `)
})
