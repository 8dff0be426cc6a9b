import type { FastifyInstance } from 'fastify'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { CollectionKey } from '#server/features/anonimato/collection.ts'
import { emptyUrn } from '#server/features/anonimato/empty.ts'
import { Client, createTestApp, login } from '#tests/helpers/app.ts'
import type { Person } from '#tests/server/features/anonimato/proof/people.ts'
import { type Subject, wholeLog } from '#tests/server/features/anonimato/proof/subject.ts'
import { acoesDe, PESQUISAS, RESPOSTAS, type Stored } from '../pesquisas.ts'
import { figurasDitas } from './figuras.ts'
import { elencoDe, type Membro, papeisDe, restritaA } from './gente.ts'
import { type Falha, vaza } from './vazamentos.ts'
import { vistasDe } from './vistas.ts'

/** What one survey of the proof asks. */
interface Perguntas {
  marca: number
  opcoes: { id: number; respostas: number[] }
  texto: number
}

/** How one of the people answers. */
interface Convidado {
  membro: Membro
  copia: number
  codigo?: string
}

interface Rodada {
  pesquisa: Stored
  perguntas: Perguntas
  convidados: Map<number, Convidado>
}

const EXTERNO = '/api/externo/questionarios'
const AVALIACOES = '/api/avaliacao/avaliacoes'

/** The product itself: surveys that are made, released, answered in the product and by link, closed and read by its own calls. @param falha what it is made to do wrong */
export async function pesquisasSobProva(falha: Falha): Promise<Subject> {
  const { logger, log } = wholeLog()
  const app = await createTestApp({ logger, routes: (fastify) => contaPedidos(fastify, falha) })
  const admin = await login(app, 'admin')
  const acoes = acoesDe(() => ({ app, admin }))
  const { rows, passo } = acoes
  // what the demo has says nothing of this
  await rows('truncate folha, folha_selada, comentario_anonimo, rascunho_selado, colecao_anonima, email_saida')
  const elenco = await elencoDe(app, acoes, 43)
  const rodadas = new Map<number, Rodada>()
  const rodada = ({ registroId }: CollectionKey): Rodada => {
    const found = rodadas.get(registroId)
    if (!found) throw new Error(`No survey ${registroId}`)
    return found
  }
  const vazamento = await vaza(app, falha, (key) => `p${rodada(key).perguntas.marca}`)
  const { areas } = elenco
  const so = (...nomes: string[]) => nomes.map((nome) => areas[nome] ?? 0)
  // one of the area of who is alone, one of all areas but his, one of a large and a small one
  const restritas = [
    await restritaA(app, acoes, 'ROLE_CAD_WEBHOOK', so('E')),
    await restritaA(app, acoes, 'ROLE_CAD_AVISO_SISTEMA_VER', so('A', 'B', 'C', 'D')),
    await restritaA(app, acoes, 'ROLE_CHAVES_API', so('R', 'A', 'E')),
  ] as const
  const vistas = await vistasDe(app, admin, restritas[2])
  const figuras = figurasDitas(app, [admin, ...restritas], Object.values(areas))

  const lanca = async (people: readonly Person[]): Promise<Rodada> => {
    const talentos = people.map(({ id }) => ({ id }))
    const body = { titulo: 'Prova', publico: { quem: 'CRITERIOS', talentos }, atributos: ['area', 'tempo'] }
    const pesquisa = await acoes.pesquisa(body, [
      { texto: 'Quanto?', tipo: 4, notaMinima: 0, notaMaxima: 9999, obrigatoria: true },
      { texto: 'Quais?', tipo: 5, obrigatoria: true, respostas: [{ texto: 'Um' }, { texto: 'Dois' }] },
      { texto: 'Por quê?', tipo: 3, obrigatoria: false },
    ])
    await rows('delete from email_saida')
    await passo(pesquisa, 'libera')
    const copias = new Map((await acoes.copias(pesquisa)).map(({ id, colaborador }) => [colaborador, id]))
    const codigos = await codigosEnviados()
    const membros = new Map(elenco.membros.map((membro) => [membro.talento, membro]))
    const convidados = new Map<number, Convidado>()
    for (const { id } of people) {
      const membro = membros.get(id)
      if (membro) convidados.set(id, { membro, copia: copias.get(id) ?? 0, codigo: codigos.get(membro.email) })
    }
    return { pesquisa, perguntas: await perguntasDe(pesquisa), convidados }
  }
  const codigosEnviados = async () => {
    const cartas = await rows<{ para: string; texto: string }>('select para, texto from email_saida')
    return new Map(
      cartas.map(({ para, texto }) => {
        const aberta = app.fastify.prumo.secrets.unseal('email', texto) ?? ''
        return [para, /#([\w-]{43})/.exec(aberta)?.[1] ?? '']
      }),
    )
  }
  const perguntasDe = async ({ id }: Stored): Promise<Perguntas> => {
    const lidas = (await admin.get(`${PESQUISAS}/${id}/perguntas`)).json() as {
      id: number
      respostas?: { id: number }[]
    }[]
    const [marca, opcoes, texto] = lidas
    const respostas = (opcoes?.respostas ?? []).map((each) => each.id)
    return { marca: marca?.id ?? 0, opcoes: { id: opcoes?.id ?? 0, respostas }, texto: texto?.id ?? 0 }
  }

  const quem = (key: CollectionKey, { id }: Person) => {
    const aqui = rodada(key)
    const convidado = aqui.convidados.get(id)
    if (!convidado) throw new Error(`Nobody asked ${id}`)
    return { ...aqui, convidado }
  }

  return {
    app,
    log,
    async open(seed, count) {
      const { people, alone } = await papeisDe(app, elenco, acoes, { seed, count })
      const nova = await lanca(people)
      rodadas.set(nova.pesquisa.id, nova)
      return {
        ...{ people, alone },
        key: { empresaId: 1, registro: 'pesquisa/pesquisa', registroId: nova.pesquisa.id, versao: 1 },
      }
    },
    async draft(key, person) {
      const { perguntas, convidado } = quem(key, person)
      await responde(app, convidado, { ...respostasDe(perguntas, person), respondidoParcialmente: true })
      await vazamento.rascunho(convidado.copia, person)
    },
    async handIn(key, person) {
      const { perguntas, convidado } = quem(key, person)
      falha.copia = convidado.copia
      await responde(app, convidado, respostasDe(perguntas, person))
    },
    alike: (key, row) => comNome(row, rodada(key).perguntas),
    async answers(key, person, when) {
      if (falha.leak !== undefined || falha.calma) return []
      const { pesquisa, perguntas, convidado } = quem(key, person)
      const { id: questionario } = pesquisa.questionario as { id: number }
      const assunto = { pesquisa: pesquisa.id, questionario, pergunta: perguntas.marca, talento: person.id }
      return vistas({ ...assunto, copia: convidado.copia }, person.marca, when)
    },
    empty: async (key) => falha.leak !== 'order' && emptyUrn(app.database.kysely, app.fastify.prumo.urn, key),
    async close(key) {
      await vazamento.encerra(key)
      await passo(rodada(key).pesquisa, 'encerra')
      await vazamento.encerrada(key)
    },
    async export(key) {
      const { pesquisa, perguntas } = rodada(key)
      return falha.leak === undefined || falha.leak === 'export below the minimum'
        ? figuras(pesquisa, perguntas.marca)
        : []
    },
  }
}

/** The id that the server gave the last request, which its log does not say unless it leaks. */
function contaPedidos(fastify: FastifyInstance, falha: Falha): void {
  fastify.addHook('onRequest', async ({ id, log }) => {
    falha.pedido = id
    if (falha.leak === 'request id in the log') log.info({ copia: falha.copia }, 'respondeu')
  })
}

/** What somebody says: a mark that nobody else gives, options in the order in which he ticked them, a text with a question or on the whole. */
function respostasDe({ marca, opcoes, texto }: Perguntas, { marca: nota, comentario }: Person): RecordData {
  const [um = 0, dois = 0] = opcoes.respostas
  const comTexto = nota % 2 === 0
  return {
    respostas: [
      { perguntaId: marca, nota },
      { perguntaId: opcoes.id, respostasIds: nota % 3 === 0 ? [um] : [dois, um] },
      ...(comTexto ? [{ perguntaId: texto, comentario }] : []),
    ],
    ...(!comTexto && { observacao: comentario }),
  }
}

/** A sheet whose questions have the same names in every survey: he who guesses knows which is which. */
function comNome(row: unknown, { marca, opcoes }: Perguntas): unknown {
  const { respostas, ...rest } = row as { respostas?: RecordData }
  if (respostas === undefined) return row
  const { [`p${marca}`]: quanto, [`p${opcoes.id}`]: quais, ...mais } = respostas
  return { ...rest, respostas: { ...mais, quanto, quais } }
}

/** In the product where he logs in, else by the link that he was sent. */
async function responde(
  app: Subject['app'],
  { membro: { client }, copia, codigo }: Convidado,
  body: RecordData,
): Promise<void> {
  const [draft, url] = [body.respondidoParcialmente === true, `${AVALIACOES}/${copia}/respostas`]
  const answer = client
    ? await (draft ? client.put(url, body) : client.post(`${RESPOSTAS}/${copia}`, body))
    : await new Client(app).post(EXTERNO, { codigo, ...body })
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`)
}
