import type { Client, TestApp } from '#tests/helpers/app.ts'
import type { Seen } from '#tests/server/anonimato/proof/dump.ts'
import { COPIAS, PESQUISAS, type Stored } from './pesquisas.ts'

const AVALIACOES = '/api/avaliacao/avaliacoes'
const MINHAS = '/api/avaliacao/avaliacoes-desempenhos-questionarios'

interface Quem {
  talento: number
  copia: number
  marca: number
}

/** What is asked of everybody is asked again after so many hand-ins, and at the end. */
const SEMPRE = 8

/** Everything an administrator may ask about a survey and about who answers it, and one who may not answer for others. */
export async function vistasDe(app: TestApp, admin: Client) {
  const outro = await app.clientWithout('ROLE_PESQUISA_RESPONDER_POR_OUTRO')
  let guardadas: Seen[] = []
  let vez = 0
  /** answers that name themselves by their address without ids, row by row */
  const ask = async (client: Client, urls: [string, string][]): Promise<Seen[]> => {
    const seen: Seen[] = []
    for (const [nome, url] of urls) {
      const { body, headers } = await client.get(url)
      const table = `http ${nome}`
      const rows = String(headers['content-type']).includes('json') ? rowsOf(JSON.parse(body)) : body.split('\n')
      seen.push(...rows.map((row): Seen => ({ table, xmin: 0, ctid: 0, row })))
    }
    return seen
  }
  const daCopia = async (copia: number): Promise<Seen[]> => [
    ...(await ask(admin, [
      ['copia.historico', `${AVALIACOES}/${copia}/historico`],
      ['copia.questionario', `${AVALIACOES}/${copia}/questionario`],
    ])),
    ...(await ask(outro, [
      ['copia', `${AVALIACOES}/${copia}`],
      ['copia.resultado', `${AVALIACOES}/${copia}/resultado`],
      ['minha', `${MINHAS}/${copia}`],
      [
        'minha.respostas',
        `/api/avaliacao/respostas/avaliacao-desempenho-questionario?colaboradorQuestionarioId=${copia}`,
      ],
    ])),
  ]
  return {
    /** while somebody has a draft */
    async antes(copia: number): Promise<void> {
      guardadas = await daCopia(copia)
    },
    /** what was answered while he had a draft, and what is answered now; @param fim after the closing */
    async todas({ id, questionario }: Stored, { talento, copia, marca }: Quem, fim: boolean): Promise<Seen[]> {
      const perto: [string, string][] = [
        ['pesquisa', `${PESQUISAS}/${id}`],
        ['participacao', `${PESQUISAS}/${id}/participacao`],
        ['resultados', `${PESQUISAS}/${id}/resultados`],
        ['comentarios', `${PESQUISAS}/${id}/comentarios`],
        ['participantes', `${COPIAS}?questionario=${(questionario as { id: number } | undefined)?.id}&size=50`],
      ]
      const longe: [string, string][] = [
        ['pesquisas', `${PESQUISAS}?range=[0,9]&sort=["id","DESC"]`],
        ['pesquisa.historico', `${PESQUISAS}/${id}/historico`],
        ['faltam', `${PESQUISAS}/${id}/participacao/faltam`],
        ['copia.xlsx', `${MINHAS}/${copia}/respondida/xls`],
        ['copias', `${AVALIACOES}?range=[0,49]&sort=["id","DESC"]`],
        ['copias.csv', `${AVALIACOES}/exportacao?formato=csv&filter={"pesquisa":${id}}`],
        ['pesquisas.csv', `${PESQUISAS}/exportacao?formato=csv`],
        ['excluidos', `${AVALIACOES}/excluidos`],
        ['busca', `/api/busca?q=${marca}`],
        ['lgpd', `/api/utilitario/lgpd/dados?entidade=gestao-talentos/talento&id=${talento}&formato=json`],
        ['mensagens', '/api/utilitario/mensagens'],
        ['emails', '/api/emails'],
        ['tarefas', '/api/tarefas'],
      ]
      const agora = vez++ % SEMPRE === 0 || fim ? [...perto, ...longe] : perto
      return [...guardadas.splice(0), ...(await ask(admin, agora)), ...(await daCopia(copia))]
    },
  }
}

/** An answer in rows: lists, and lists in it, one by one. */
function rowsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(rowsOf)
  if (value === null || typeof value !== 'object') return [value]
  const [lists, rest] = [[] as unknown[], {} as Record<string, unknown>]
  for (const [name, item] of Object.entries(value)) {
    if (Array.isArray(item) && item.some((one) => typeof one === 'object')) lists.push(...rowsOf(item))
    else rest[name] = item
  }
  return [rest, ...lists]
}
